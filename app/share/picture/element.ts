type Length = number | string

/** What satori lays out: a React-like element as a plain object, so that no framework is needed. */
export interface PictureElement {
  readonly type: 'div' | 'img'
  readonly key: null
  readonly props: {
    readonly style: Style
    readonly children?: Child | readonly Child[]
    readonly src?: string
    readonly width?: number
    readonly height?: number
  }
}

export type Child = PictureElement | string
export type Style = Readonly<Record<string, Length>>

/** A flex box around its children. */
export const box = (style: Style, ...children: readonly Child[]): PictureElement => ({
  type: 'div',
  key: null,
  props: { style: { display: 'flex', ...style }, children },
})

/** One line of text. With a `maxWidth` and `lineClamp: 1` what does not fit ends in an ellipsis. */
export const line = (text: string, style: Style): PictureElement => ({
  type: 'div',
  key: null,
  props: {
    style: { display: 'block', whiteSpace: 'nowrap', flexShrink: 0, ...style },
    children: text,
  },
})

/** An image from a data address; width and height in CSS pixels. */
export const image = (
  src: string,
  width: number,
  height: number,
  style: Style = {},
): PictureElement => ({
  type: 'img',
  key: null,
  props: { src, width, height, style: { width, height, flexShrink: 0, ...style } },
})

/** The address of a drawing for `image`. */
export const drawing = (svg: string): string =>
  `data:image/svg+xml,${encodeURIComponent(svg)}`
