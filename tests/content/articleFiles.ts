import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = 'content/articles'

/** The articles as they lie in their folder, without the reader of the app. */
export const articleFiles = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({
    slug: name.replace(/\.mdx$/, ''),
    body: readFileSync(`${FOLDER}/${name}`, 'utf8').replace(/^---\n.*?\n---\n/s, ''),
  }))

/** What a person reads of a body: no tags, no link targets, no rules of tables. */
export const wordsOf = (body: string): string[] =>
  body
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/<[^>]*>/g, ' ')
    .match(/[\p{L}\p{N}][\p{L}\p{N}'’.,:-]*/gu) ?? []

/** The running text of a body, a paragraph each. */
export const paragraphsOf = (body: string): string[] =>
  body
    .split(/\n{2,}/)
    .map((text) => text.trim())
    .filter((text) => text !== '' && !/^(#|\||<[A-Z]\w* \/>)/.test(text))
