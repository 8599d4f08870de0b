import { hydrateRoot } from 'react-dom/client'
import { Features } from './Features'

export const mountFeatures = (container: Element) => hydrateRoot(container, <Features />)
