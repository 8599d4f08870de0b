import { readFileSync } from 'node:fs'

export const WIDTH = 1200
export const HEIGHT = 630

export interface Words {
  readonly above: string
  readonly title: string
}

/** A title that needs a third line is set smaller. */
const LONG = 44

/** The template of all social pictures: big words on cream, a lane on felt below. */
export function SocialPicture({ above, title }: Words) {
  return (
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, fontFamily: 'Nunito' }}>
      <img src={dataUrl(BACKGROUND)} width={WIDTH} height={HEIGHT} style={AT(0, 0)} />
      <div
        style={{
          ...AT(72, 60),
          display: 'flex',
          flexDirection: 'column',
          width: WIDTH - 144,
        }}
      >
        <div style={{ color: color('--green'), fontSize: 38, fontWeight: 800 }}>
          {above}
        </div>
        <div
          style={{
            marginTop: 12,
            color: color('--ink'),
            fontSize: title.length > LONG ? 74 : 88,
            fontWeight: 900,
            letterSpacing: '-0.015em',
            lineHeight: 1.1,
            textWrap: 'balance',
          }}
        >
          {title}
        </div>
      </div>
      <img src={dataUrl(wordmark(415))} width={415} height={90} style={AT(72, 504)} />
    </div>
  )
}

/** The picture of the home page: its own scene, cut to size, with the name and the promise. */
export function HomePicture({ above, title }: Words) {
  return (
    <div style={{ display: 'flex', width: WIDTH, height: HEIGHT, fontFamily: 'Nunito' }}>
      <img src={dataUrl(HOME_SCENE)} width={1200} height={750} style={AT(0, -42)} />
      <img src={dataUrl(wordmark(560))} width={560} height={121} style={AT(64, 52)} />
      <div
        style={{
          ...AT(68, 202),
          display: 'flex',
          flexDirection: 'column',
          width: 520,
          color: color('--ink'),
          fontWeight: 800,
        }}
      >
        <div style={{ fontSize: 40, lineHeight: 1.2, textWrap: 'balance' }}>{title}</div>
        <div style={{ marginTop: 16, fontSize: 30 }}>{above}</div>
      </div>
    </div>
  )
}

const AT = (left: number, top: number) => ({ position: 'absolute' as const, left, top })

const tokens = readFileSync('app/styles/tokens.css', 'utf8')

/** A color, or a scene's switch, of the light scheme by its token's name. */
function color(name: string): string {
  const value = new RegExp(`${name}: (#[0-9a-f]+|[01]);`).exec(tokens)?.[1]
  if (!value) throw new Error(`app/styles/tokens.css: ${name}: expected a color`)
  return value
}

/** An SVG of the site with the colors of the light scheme put in. */
const inLight = (svg: string) =>
  svg
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => color(name))
    .replaceAll('currentColor', color('--ink'))

const dataUrl = (svg: string) =>
  `data:image/svg+xml;base64,${Buffer.from(inLight(svg)).toString('base64')}`

const WORDMARK = readFileSync('app/ui/wordmark.svg', 'utf8')

/** The wordmark with its size written into it, as the renderer wants it. */
const wordmark = (width: number) =>
  WORDMARK.replace('<svg ', `<svg width="${width}" height="${(width * 128) / 590}" `)

const HOME_SCENE = readFileSync('scripts/scenes/home-wide.svg', 'utf8').replace(
  '<svg ',
  '<svg width="1200" height="750" ',
)

const BACKGROUND = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" fill="none">
<rect width="1200" height="630" fill="var(--page)"/>
<path d="M0 452Q240 396 560 430T1200 372V630H0Z" fill="var(--s-h1)"/>
<path d="M0 476Q300 420 640 462T1200 424V630H0Z" fill="var(--felt)"/>
<g transform="translate(556 368)">
<path d="M-14 262C70 150 196 158 330 128 440 102 520 98 652 96V230C540 236 420 228 320 252 260 266 240 272 226 276Z" transform="translate(-14 16)" fill="var(--s-shade)"/>
<path d="M-14 262C70 150 196 158 330 128 440 102 520 98 652 96V230C540 236 420 228 320 252 260 266 240 272 226 276Z" fill="var(--s-lane)" stroke="var(--s-curb)" stroke-width="9"/>
<path d="M236 198C320 178 400 168 470 164" stroke="#fff" stroke-width="6" stroke-linecap="round" stroke-dasharray="0.1 18"/>
<path d="M524 164 456 190" stroke="var(--s-shade)" stroke-width="9" stroke-linecap="round"/>
<ellipse cx="524" cy="164" rx="27" ry="12" fill="var(--s-ink)"/>
<path d="M524 164V30" stroke="var(--s-ink)" stroke-width="10" stroke-linecap="round"/>
<path d="M530 28 604 58Q612 62 604 66L530 94Z" fill="var(--flag)"/>
<ellipse cx="186" cy="232" rx="34" ry="8" fill="var(--s-shade)"/>
<circle cx="206" cy="212" r="22" fill="#fff"/>
</g></svg>`
