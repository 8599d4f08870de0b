import { ChevronLeft, Share } from 'lucide-react'
import { readNext, type Article } from '~/content/articles'
import { bodyOf } from '~/content/bodies'
import { ArticleCard } from '~/site/ArticleCard'
import { Page } from '~/site/Page'
import { PlayLink } from '~/site/PlayLink'
import { PROSE } from '~/site/prose/prose'
import { Button } from '~/ui/Button'
import { ButtonLink } from '~/ui/ButtonLink'
import { Icon } from '~/ui/Icon'
import css from './ArticlePage.module.css'

const NEXT = 3

export function ArticlePage({ article }: { article: Article }) {
  const Body = bodyOf(article)
  return (
    <Page>
      <div className={css.layout}>
        <article className={css.article}>
          <ButtonLink
            href="/blog"
            kind="quiet"
            className={css.back}
            icon={<Icon of={ChevronLeft} />}
          >
            Back to Blog
          </ButtonLink>
          <header className={css.head}>
            <p aria-hidden className={css.emoji}>
              {article.emoji}
            </p>
            <h1 className={css.title}>{article.title}</h1>
            <p className={css.subtitle}>{article.subtitle}</p>
            <p className={css.facts}>
              <span>{article.label ?? article.category}</span>
              <span>{article.readTime} min read</span>
            </p>
          </header>
          <div className={css.body}>
            <Body components={PROSE} />
          </div>
          <div className={css.steps}>
            <PlayLink>{article.closing}</PlayLink>
            {article.share && (
              <Button
                className={css.share}
                data-action="share-article"
                icon={<Icon of={Share} />}
              >
                Share this article
              </Button>
            )}
          </div>
          <p className={css.dates}>
            Published <Day day={article.published} />, updated{' '}
            <Day day={article.updated} />
          </p>
        </article>
        <section className={css.next} aria-labelledby="next">
          <h2 id="next">Read next</h2>
          <div className={css.list}>
            {readNext(article, NEXT).map((other) => (
              <ArticleCard key={other.slug} article={other} level={3} />
            ))}
          </div>
        </section>
      </div>
    </Page>
  )
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

function Day({ day }: { day: string }) {
  return <time dateTime={day}>{DAY.format(new Date(day))}</time>
}
