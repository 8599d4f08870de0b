import type { MDXComponents } from 'mdx/types'
import { BallTypes } from '~/site/figures/BallTypes'
import { CourseKinds } from '~/site/figures/CourseKinds'
import { FilledScorecard } from '~/site/figures/FilledScorecard'
import { HistoryTimeline } from '~/site/figures/HistoryTimeline'
import { OrderOfPlay } from '~/site/figures/OrderOfPlay'
import { OutOfBoundsRelief } from '~/site/figures/OutOfBoundsRelief'
import { StrokeLimits } from '~/site/figures/StrokeLimits'
import { WallRule } from '~/site/figures/WallRule'
import { Fact } from './Fact'
import { Heading } from './Heading'
import { HouseRule } from './HouseRule'
import { Table } from './Table'
import css from './Prose.module.css'

/** What MDX is made of here: drawn elements of the page, and the components an article may use. */
export const PROSE = {
  wrapper: ({ children }) => <div className={css.prose}>{children}</div>,
  h2: ({ children }) => <Heading>{children}</Heading>,
  table: ({ children }) => <Table>{children}</Table>,
  Fact,
  HouseRule,
  WallRule,
  OutOfBoundsRelief,
  OrderOfPlay,
  FilledScorecard,
  StrokeLimits,
  BallTypes,
  HistoryTimeline,
  CourseKinds,
} satisfies MDXComponents
