/** What a journey asks of a browser, whatever protocol drives it. Expressions are JavaScript of the page. */
export interface Driver {
  /** Where downloads arrive. */
  readonly downloads: string
  /** What has been said on the console so far, where the engine tells. */
  readonly said: readonly Said[]
  /** Every host besides this machine that pages have asked so far. */
  foreignHosts(): readonly string[]
  open(address: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  /** The value of an expression, or of the promise that it gives, as JSON carries it. */
  evaluate(expression: string): Promise<unknown>
  /** A real click on the element that an expression gives; false where it gives none. */
  click(expression: string): Promise<boolean>
  /** One key pressed and released: a character, or a name such as Enter. */
  press(key: string): Promise<void>
  screenshot(): Promise<Uint8Array>
  close(): Promise<void>
}

export interface Said {
  readonly words: string
  /** The address of the script that said it. */
  readonly at: string
}

/** A phone's size, in CSS pixels. */
export const PHONE = { width: 390, height: 844 }
