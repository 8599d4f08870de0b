const DRAWN =
  /<image x="([\d.-]+)" y="([\d.-]+)" width="([\d.]+)" height="([\d.]+)" href="data:image\/svg\+xml;base64,([^"]+)"[^>]*\/>/g

/**
 * Takes satori's SVG, returns it with the drawings that it holds as images written out in place.
 * An image costs the renderer a layer and a mask: the picture takes twice as long with them.
 */
export const inlineArt = (svg: string): string =>
  svg.replace(
    DRAWN,
    (_, x: string, y: string, width: string, height: string, art: string) =>
      atob(art).replace(
        /^<svg xmlns="[^"]*"( width="[^"]*" height="[^"]*")?/,
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" overflow="visible"`,
      ),
  )
