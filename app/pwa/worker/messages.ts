/** What a page says to a worker, of its own build or of the next: names must stay as they are. */
export type Message =
  /** Become the worker of all pages now. */
  | { readonly type: 'take-over' }
  /** The page has loaded and rests: time for what is heavy, and for tidying up. */
  | { readonly type: 'settled'; readonly saveData: boolean }
