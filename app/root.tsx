import {
  Links,
  Meta,
  Outlet,
  isRouteErrorResponse,
  useRouteError,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { usePageScripts } from './assets'
import { FIRST_PAINT_SCRIPT } from './storage/firstPaint'
import './styles/tokens.css'
import './styles/base.css'

export function Layout({ children }: { children: ReactNode }) {
  const { entry, island, preload, dev } = usePageScripts()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover"
        />
        <meta
          name="theme-color"
          content="#53c55e"
          media="(prefers-color-scheme: light)"
        />
        <meta name="theme-color" content="#0d2c18" media="(prefers-color-scheme: dark)" />
        <script dangerouslySetInnerHTML={{ __html: FIRST_PAINT_SCRIPT }} />
        <Meta />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
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
        {dev && <script type="module" src={dev} />}
        {entry && <script type="module" src={entry} />}
      </body>
    </html>
  )
}

export default function App() {
  return <Outlet />
}

export function ErrorBoundary() {
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return (
    <main id="main">
      <h1>{missing ? 'This page went out of bounds' : 'Something went wrong'}</h1>
      <p>
        <a href="/">Home</a> <a href="/game">Start playing now</a>
      </p>
    </main>
  )
}
