import type { MetaFunction } from '@remix-run/node'
import type { IslandHandle } from '~/assets'
import { Game } from '~/screens/Game'
import { mountGame } from '~/screens/mountGame'
import { SITE } from '~/site'

export const meta: MetaFunction = () => [
  { title: `Scorecard – ${SITE.name}` },
  {
    name: 'description',
    content:
      'Add your players, choose 1 to 36 holes and keep mini golf scores with one tap each. Free, no signup, and the round stays on your phone.',
  },
]

export const handle: IslandHandle = { mount: mountGame }

export default function GameRoute() {
  return <Game />
}
