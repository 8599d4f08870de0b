import { ArrowRight } from 'lucide-react'
import { useState } from 'react'
import { articlesIn } from '~/content/articles'
import type { Category } from '~/content/categories'
import { ArticleCard } from '~/site/ArticleCard'
import { CategoryChips } from '~/site/CategoryChips'
import { ButtonLink } from '~/ui/ButtonLink'
import { Icon } from '~/ui/Icon'
import css from './Stories.module.css'

const SHOWN = 3

/** The newest articles, or those of a category chosen here. */
export function Stories() {
  const [category, setCategory] = useState<Category | null>(null)
  const shown = articlesIn(category).slice(0, SHOWN)
  return (
    <section className={css.stories} aria-labelledby="stories">
      <div className={css.head}>
        <h2 id="stories" className={css.title}>
          From the blog
        </h2>
        <ButtonLink href="/blog" kind="quiet" className={css.all}>
          All articles
          <Icon of={ArrowRight} size={18} />
        </ButtonLink>
      </div>
      <CategoryChips
        chosen={category}
        all="Newest"
        className={css.chips}
        onChoose={setCategory}
      />
      <div className={css.list}>
        {shown.map((article) => (
          <ArticleCard key={article.slug} article={article} level={3} />
        ))}
      </div>
    </section>
  )
}
