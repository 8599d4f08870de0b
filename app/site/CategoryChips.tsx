import { CATEGORIES, categorySlug, type Category } from '~/content/categories'
import css from './CategoryChips.module.css'
import { classes } from '~/ui/classes'

interface Props {
  readonly chosen: Category | null
  /** The chip of no category. */
  readonly all: string
  readonly className?: string | undefined
  /** Where there is room, a column beside the list. */
  readonly upright?: boolean
  /** Without it, a chip is a plain link to the blog's filter. */
  readonly onChoose?: (category: Category | null) => void
}

export function CategoryChips({
  chosen,
  all,
  className,
  upright = false,
  onChoose,
}: Props) {
  return (
    <nav
      aria-label="Categories"
      className={classes(css.chips, upright && css.upright, className)}
    >
      {[null, ...CATEGORIES].map((category) => (
        <a
          key={category}
          href={category ? `/blog?category=${categorySlug(category)}` : '/blog'}
          className={css.chip}
          aria-current={category === chosen ? 'true' : undefined}
          onClick={
            onChoose &&
            ((event) => {
              event.preventDefault()
              onChoose(category)
            })
          }
        >
          {category ?? all}
        </a>
      ))}
    </nav>
  )
}
