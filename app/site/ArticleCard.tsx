import { ArrowRight } from 'lucide-react'
import type { Article } from '~/content/articles'
import css from './ArticleCard.module.css'
import { CategoryIcon } from './CategoryIcon'

/** An article as lists show it; all of the card leads there. */
export function ArticleCard({ article, level = 2 }: { article: Article; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const id = `article-${article.slug}`
  return (
    <article className={css.card} aria-labelledby={id}>
      <span className={css.icon}>
        <CategoryIcon category={article.category} />
      </span>
      <div className={css.words}>
        <p className={css.category}>{article.category}</p>
        <Heading id={id} className={css.title}>
          {article.title}
        </Heading>
        <p className={css.subtitle}>{article.subtitle}</p>
        <p className={css.foot}>
          <span>{article.readTime} min read</span>
          <a
            href={`/blog/${article.slug}`}
            className={css.link}
            aria-label={`Read Article: ${article.title}`}
          >
            <span>Read Article</span>
            <ArrowRight aria-hidden size={18} strokeWidth={2.4} />
          </a>
        </p>
      </div>
    </article>
  )
}
