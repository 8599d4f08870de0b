import { ArrowRight } from 'lucide-react'
import type { Article } from '~/content/articles'
import { Icon } from '~/ui/Icon'
import css from './ArticleCard.module.css'
import { CategoryIcon } from './CategoryIcon'

/** An article as lists show it: a few lines between two hairlines, all of which lead there. */
export function ArticleCard({ article, level = 2 }: { article: Article; level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  const id = `article-${article.slug}`
  return (
    <article className={css.card} aria-labelledby={id}>
      <p className={css.facts}>
        <CategoryIcon category={article.category} />
        <span>{article.category}</span>
        <span className={css.time}>{article.readTime} min read</span>
      </p>
      <Heading id={id} className={css.title}>
        {article.title}
      </Heading>
      <p className={css.subtitle}>
        {article.subtitle}{' '}
        <a
          href={`/blog/${article.slug}`}
          className={css.link}
          aria-label={`Read Article: ${article.title}`}
        >
          Read Article
          <Icon of={ArrowRight} size={16} />
        </a>
      </p>
    </article>
  )
}
