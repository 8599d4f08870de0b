import { hydrateRoot } from 'react-dom/client'
import { Stories } from './Stories'

export const mountStories = (container: Element) => hydrateRoot(container, <Stories />)
