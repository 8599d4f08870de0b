import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { HERO_PRELOADS, Home } from '~/site/home/Home'
import { homeMetadata } from '~/site/metadata'

export const loader = () => ({ head: homeMetadata(siteUrl()) })

export const links = () => [...HERO_PRELOADS]

export const meta = headFromLoader

export default Home
