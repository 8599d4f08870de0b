import { SITE } from '~/site'

/** What a browser asks before it puts the site on a home screen. */
export const MANIFEST = {
  id: '/',
  name: `${SITE.name}: mini golf scorecard`,
  short_name: SITE.name,
  description: SITE.game.description,
  lang: 'en',
  dir: 'ltr',
  start_url: '/game',
  scope: '/',
  display: 'standalone',
  categories: ['games', 'sports', 'utilities'],
  theme_color: SITE.colors.light,
  background_color: SITE.colors.light,
  color_scheme_dark: {
    theme_color: SITE.colors.dark,
    background_color: SITE.colors.dark,
  },
  icons: [
    icon('any-192', 192, 'any'),
    icon('any-512', 512, 'any'),
    icon('maskable-192', 192, 'maskable'),
    icon('maskable-512', 512, 'maskable'),
    icon('monochrome-512', 512, 'monochrome'),
  ],
  shortcuts: [
    { name: 'Scorecard', url: '/game', icons: [icon('any-96', 96, 'any')] },
    { name: 'Mini golf blog', url: '/blog', icons: [icon('any-96', 96, 'any')] },
  ],
  screenshots: [
    screenshot('hole', '780x1688', 'narrow', 'One tap a score, for the whole group'),
    screenshot('scorecard', '780x1688', 'narrow', 'The scorecard of the round'),
    screenshot('home', '1280x800', 'wide', 'Home, with the way to the first tee'),
    screenshot('blog', '1280x800', 'wide', 'Short reads on rules and manners'),
  ],
}

function icon(name: string, size: number, purpose: 'any' | 'maskable' | 'monochrome') {
  return {
    src: `/icons/${name}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }
}

function screenshot(
  name: string,
  sizes: string,
  form_factor: 'narrow' | 'wide',
  label: string,
) {
  return { src: `/screenshots/${name}.png`, sizes, type: 'image/png', form_factor, label }
}
