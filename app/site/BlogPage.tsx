import { articles, articlesIn } from '~/content/articles'
import type { Category } from '~/content/categories'
import { SITE } from '~/site'
import { ArticleCard } from './ArticleCard'
import css from './BlogPage.module.css'
import { CategoryChips } from './CategoryChips'
import { LaneBand } from './LaneBand'
import { Page } from './Page'
import { PlayLink } from './PlayLink'

/** All articles, the newest first, or those of one category. */
export function BlogPage({ category }: { category: Category | null }) {
  const shown = articlesIn(category)
  return (
    <Page>
      <LaneBand>
        <h1>{SITE.blog.title}</h1>
        <p>
          {articles.length} {lowerFirst(SITE.blog.subtitle)}
        </p>
      </LaneBand>
      <div className={css.inner}>
        <CategoryChips
          chosen={category}
          all="All articles"
          upright
          className={css.categories}
        />
        <div>
          <p className={css.count}>
            {shown.length} {shown.length === 1 ? 'article' : 'articles'}
            {category && ` in ${category}`}, newest first
          </p>
          <div className={css.list}>
            {shown.map((article) => (
              <ArticleCard key={article.slug} article={article} />
            ))}
          </div>
        </div>
      </div>
      <section className={css.call} aria-labelledby="call">
        <h2 id="call">Rules settled? Then let's play.</h2>
        <p>Add your group, choose the holes, and tap the strokes as they fall.</p>
        <PlayLink className={css.play}>Start Playing Now</PlayLink>
      </section>
    </Page>
  )
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
