import { sep } from 'node:path'
import type { Plugin } from 'vite'
import { readArticles, readPages } from './readContent'

const NAME = 'virtual:content'
const ID = `\0${NAME}`

/** Hands the app what the files of the content folder say of themselves; a bad file stops the build. */
export function contentPlugin(content: string): Plugin {
  const read = () => ({ articles: readArticles(content), pages: readPages(content) })
  return {
    name: 'content',
    buildStart: () => void read(),
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return
      const { articles, pages } = read()
      return [
        `export const articles = ${JSON.stringify(articles)}`,
        `export const pages = ${JSON.stringify(pages)}`,
      ].join('\n')
    },
    handleHotUpdate({ file, server }) {
      if (!file.startsWith(content + sep)) return
      const module = server.moduleGraph.getModuleById(ID)
      if (module) server.moduleGraph.invalidateModule(module)
    },
  }
}
