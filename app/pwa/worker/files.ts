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

/** Pictures for shop windows: named by the manifest and shown by the browser while it installs. */
export const isForShow = (file: string): boolean => /^\/(screenshots|social)\//.test(file)

/** What keeps its text: the only files that can name others. */
export const isText = (file: string): boolean =>
  !/\.(png|jpe?g|webp|avif|ico|wasm|woff2?|ttf|otf)$/.test(file)

/**
 * True where every hashed file that a document names is of this build and there is at least one: a
 * page of another build, of a hotel's login or of an error is not ours to keep.
 */
export function isOfBuild(html: string, files: readonly string[]): boolean {
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  return named.length > 0 && named.every((file) => files.includes(file))
}
