declare module 'virtual:content' {
  import type { Article, ContentPage } from '~/content/readContent'
  export const articles: readonly Article[]
  export const pages: readonly ContentPage[]
}
