import { contentPage } from '~/content/pages'
import { siteUrl } from '~/site/environment.server'
import { headFromLoader } from '~/site/head'
import { contentMetadata } from '~/site/metadata'
import { TermsPage } from '~/site/TermsPage'

export const loader = () => ({ head: contentMetadata(siteUrl(), contentPage('terms')) })

export const meta = headFromLoader

export default TermsPage
