import { round } from './rounds.mjs'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

/** Everything around the game; `whole` pages are photographed down to their end. */
export const SITE = {
  home: { path: '/', whole: true },
  'home-first': { path: '/' },
  'home-continue': { path: '/', kept: round({ scored: 6 }) },
  'home-ios': { path: '/', whole: true, userAgent: IPHONE },
  'cookie-banner': { path: '/', unanswered: true },
  'cookie-banner-game': { path: '/game', unanswered: true },
  'privacy-settings': {
    path: '/',
    unanswered: true,
    prepare: (page) => page.getByRole('button', { name: 'Customize' }).click(),
  },
  'update-notice': {
    path: '/game',
    kept: round({ scored: 6 }),
    prepare: (page) =>
      page.evaluate(() => document.documentElement.setAttribute('data-update', '')),
  },
  blog: { path: '/blog', whole: true },
  'blog-family': { path: '/blog?category=family-kids', whole: true },
  article: { path: '/blog/basic-rules-minigolf', whole: true },
  'article-keep-score': { path: '/blog/how-to-keep-score-minigolf', whole: true },
  'article-history': { path: '/blog/history-of-minigolf', whole: true },
  'article-types': { path: '/blog/minigolf-types-explained', whole: true },
  about: { path: '/about', whole: true },
  terms: { path: '/terms', whole: true },
  privacy: { path: '/privacy', whole: true },
  imprint: { path: '/imprint', whole: true },
  offline: { path: '/offline', whole: true },
  'not-found': { path: '/there-is-no-such-hole', whole: true },
}
