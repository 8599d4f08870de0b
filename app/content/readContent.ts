import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type * as v from 'valibot'
import {
  articleFields,
  checkFields,
  ContentError,
  pageFields,
  type FieldsSchema,
} from './frontMatter'
import { readFrontMatter } from './frontMatterText'

type Fields<T extends FieldsSchema> = v.InferOutput<T> & { readonly slug: string }
export type Article = Readonly<Fields<typeof articleFields>>
export type ContentPage = Readonly<Fields<typeof pageFields>>

/** Takes the content folder, returns what its articles say of themselves, the newest first. */
export const readArticles = (content: string): Article[] =>
  readFolder(content, 'articles', articleFields).sort(
    (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
  )

/** Takes the content folder, returns what its pages say of themselves. */
export const readPages = (content: string): ContentPage[] =>
  readFolder(content, 'pages', pageFields)

function readFolder<T extends FieldsSchema>(content: string, folder: string, schema: T) {
  const files = readdirSync(join(content, folder)).filter((name) => name.endsWith('.mdx'))
  return files.map((name) => {
    const file = `content/${folder}/${name}`
    const slug = basename(name, '.mdx')
    if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
      throw new ContentError(file, 'name', 'expected lower-case words joined by hyphens')
    const fields = readFrontMatter(
      file,
      readFileSync(join(content, folder, name), 'utf8'),
    )
    return { slug, ...checkFields(file, fields, schema) }
  })
}
