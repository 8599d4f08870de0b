import type { IslandHandle } from '~/assets'
import { Game } from '~/screens/Game'
import { mountGame } from '~/screens/mountGame'
import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { gameMetadata } from '~/site/metadata'

export const loader = () => ({ head: gameMetadata(siteUrl()) })

export const meta = headFromLoader

export const handle: IslandHandle = { mount: mountGame }

export default function GameRoute() {
  return <Game />
}
