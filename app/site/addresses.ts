import { addressesOf } from '~/content/addresses'
import { articles } from '~/content/articles'

/** Every page of the site that wants to be found. */
export const ADDRESSES = addressesOf(articles)
