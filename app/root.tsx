import {
  Links,
  Meta,
  Outlet,
  isRouteErrorResponse,
  useRouteError,
} from '@remix-run/react'
import type { MetaFunction } from '@remix-run/node'
import type { ReactNode } from 'react'
import { useConsented, usePageScripts } from './assets'
import { CookieBanner } from './site/CookieBanner'
import { ErrorPage, FAILED, NOT_FOUND } from './site/ErrorPage'
import { errorMetadata } from './site/metadata'
import { PrivacySettings } from './site/PrivacySettings'
import { UpdateNotice } from './site/UpdateNotice'
import { SITE } from './site'
import { FIRST_PAINT_SCRIPT } from './storage/firstPaint'
import './styles/tokens.css'
import './styles/base.css'

export function Layout({ children }: { children: ReactNode }) {
  const { entry, island, preload, dev } = usePageScripts()
  const consented = useConsented()
  return (
    <html lang="en" data-fonts={consented?.fonts} data-gtm={consented?.gtm}>
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta
          name="theme-color"
          content={SITE.colors.light}
          media="(prefers-color-scheme: light)"
        />
        <meta
          name="theme-color"
          content={SITE.colors.dark}
          media="(prefers-color-scheme: dark)"
        />
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
        <Meta />
        <link rel="icon" href="/icons/favicon.png" sizes="32x32" type="image/png" />
        <link rel="icon" href="/favicon.svg" sizes="any" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icons/apple.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <meta name="mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-capable" content="yes" />
        <meta name="apple-mobile-web-app-title" content={SITE.name} />
        <meta name="apple-mobile-web-app-status-bar-style" content="default" />
        <link
          rel="alternate"
          type="application/atom+xml"
          href="/feed.xml"
          title={`${SITE.name}: ${SITE.blog.title}`}
        />
        <Links />
        {preload.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </head>
      <body>
        <a className="skip-link" href="#main">
          Skip to content
        </a>
        <div id="page" data-island={island}>
          {children}
        </div>
        <CookieBanner />
        <PrivacySettings />
        <UpdateNotice />
        {dev && <script type="module" src={dev} />}
        {entry && <script type="module" src={entry} />}
      </body>
    </html>
  )
}

export const meta: MetaFunction = ({ error }) =>
  error === undefined ? [] : errorMetadata(faultOf(error).title)

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  return <ErrorPage {...faultOf(useRouteError())} />
}

const faultOf = (error: unknown) =>
  isRouteErrorResponse(error) && error.status === 404 ? NOT_FOUND : FAILED
