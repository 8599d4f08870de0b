import { PAGE_BODIES } from '~/content/pageBodies'
import { contentPage } from '~/content/pages'
import { Button } from '~/ui/Button'
import css from './PrivacyPage.module.css'
import { PROSE } from './prose/prose'
import { ReadingPage } from './ReadingPage'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** The one page that differs from day to day: it says which day it is. */
export function PrivacyPage({ today }: { today: string }) {
  const Body = PAGE_BODIES.privacy
  return (
    <ReadingPage page={contentPage('privacy')}>
      <Body
        components={{
          ...PROSE,
          Today: () => (
            <time dateTime={today} data-today>
              {DAY.format(new Date(today))}
            </time>
          ),
          PrivacySettings: () => (
            <Button className={css.settings} data-action="open-privacy-settings">
              Privacy Settings
            </Button>
          ),
        }}
      />
    </ReadingPage>
  )
}
