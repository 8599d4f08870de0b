/** Takes a file's address, returns the name by which other files speak of it. */
const spokenName = (file: string): string =>
  file.startsWith('/assets/') ? file.slice('/assets/'.length) : file

/**
 * Takes a text and the files of the build, returns those that the text names: as a link, an import,
 * static or dynamic, or a line in a list. Their hashes make the names unlike any other word.
 */
export const filesNamedIn = (text: string, files: readonly string[]): string[] =>
  files.filter((file) => text.includes(spokenName(file)))

/** The picture's engines, fonts and worker, which follow in a second step. */
export const isHeavy = (file: string): boolean =>
  /\.(wasm|woff2?|ttf|otf)$|\.worker-[\w-]+\.js$/.test(file)

/** Documents, scripts and styles name what they need; what the manifest names is for shop windows. */
export const namesFiles = (address: string): boolean =>
  /^[^.]*$|\.(js|css)$/.test(address)

/**
 * True where every hashed file that a document names is of this build and there is at least one: a
 * page of another build, of a hotel's login or of an error is not ours to keep.
 */
export function isOfBuild(html: string, files: readonly string[]): boolean {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  return named.length > 0 && named.every((file) => files.includes(file))
}
