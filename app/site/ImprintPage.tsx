import { PAGE_BODIES } from '~/content/pageBodies'
import { contentPage } from '~/content/pages'
import type { Provider } from './environment.server'
import css from './ImprintPage.module.css'
import { PROSE } from './prose/prose'
import { ReadingPage } from './ReadingPage'

export function ImprintPage(provider: Provider) {
  const Body = PAGE_BODIES.imprint
  const { name, address, email, phone, responsible } = provider
  return (
    <ReadingPage page={contentPage('imprint')}>
      <Body
        components={{
          ...PROSE,
          ProviderAddress: () => (
            <address className={css.address}>
              <Known is={name} else="Name of the provider" />
              {address ? (
                linesOf(address).map((line) => <span key={line}>{line}</span>)
              ) : (
                <Known is={null} else="Street, postal code, town, country" />
              )}
            </address>
          ),
          ProviderContact: () => (
            <address className={css.address}>
              <span>
                Email:{' '}
                {email ? (
                  <a href={`mailto:${email}`}>{email}</a>
                ) : (
                  <Known is={null} else="email address" />
                )}
              </span>
              <span>
                Phone:{' '}
                {phone ? (
                  <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</a>
                ) : (
                  <Known is={null} else="phone number" />
                )}
              </span>
            </address>
          ),
          ProviderResponsible: () => (
            <p>
              <Known is={responsible} else="Name and address of the person responsible" />
            </p>
          ),
        }}
      />
    </ReadingPage>
  )
}

/** A detail of the provider, or a mark that the server's environment does not name it yet. */
function Known({ is, else: missing }: { is: string | null; else: string }) {
  return is ? (
    <span>{is}</span>
  ) : (
    <mark className={css.placeholder}>[{missing}: to be added]</mark>
  )
}

/** Lines may be parted by real line breaks, by \n as env files write them, or by commas. */
const linesOf = (address: string) =>
  address
    .split(/\n|\\n|,/)
    .map((line) => line.trim())
    .filter(Boolean)
