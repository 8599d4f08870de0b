import { INK } from './picture/ink'
import { scaleFor } from './picture/pixels'

/** Takes the picture as SVG, returns it as a PNG that the browser itself made. Throws where it cannot. */
export async function rasterize(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = address
    await image.decode()
    return await paint(image)
  } finally {
    URL.revokeObjectURL(address)
  }
}

function paint(image: HTMLImageElement): Promise<Blob> {
  const scale = scaleFor(image.width, image.height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.floor(image.width * scale)
  canvas.height = Math.floor(image.height * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw the picture on.')
  context.fillStyle = INK.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) =>
      blob ? resolve(blob) : reject(new Error('The canvas gave no picture.')),
    ),
  )
}
