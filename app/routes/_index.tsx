import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { Home } from '~/site/home/Home'
import { homeMetadata } from '~/site/metadata'

export const loader = () => ({ head: homeMetadata(siteUrl()) })

export const meta = headFromLoader

export default Home
