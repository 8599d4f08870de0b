import type { NameImages } from './picture/names'
import type { PictureContent } from './picture/scorecardPicture'

/** Asks the worker for a picture; a newer order makes it drop the older. */
export interface WorkerOrder {
  readonly id: number
  readonly content: PictureContent
  /** Drawn by the page where a worker has no canvas; null: the worker draws them. */
  readonly images: NameImages | null
}

/** `svg`: resvg could not start, so the page has to make pixels of it. */
export type WorkerAnswer =
  | { readonly id: number; readonly kind: 'png'; readonly png: ArrayBuffer }
  | { readonly id: number; readonly kind: 'svg'; readonly svg: string }
  | { readonly id: number; readonly kind: 'dropped' }
  | {
      readonly id: number
      readonly kind: 'failed'
      readonly reason: 'no-wasm' | 'crash'
      readonly message: string
    }
