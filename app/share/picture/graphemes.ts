const segmenter =
  typeof Intl !== 'undefined' && 'Segmenter' in Intl ? new Intl.Segmenter() : undefined

/** What a reader sees as single characters, joined emoji and accents kept whole. */
export const graphemes = (text: string): readonly string[] =>
  segmenter ? Array.from(segmenter.segment(text), ({ segment }) => segment) : [...text]
