import type { Drawing, Fill } from '~/lib/poster/shapes'

/** Width of the pictures in pixels, as networks show them. */
const PICTURE_WIDTH = 1080

/**
 * Paints a drawing as a PNG.
 * @throws Error when the browser cannot paint it, such as without memory
 */
export function createPicture(drawing: Drawing): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = PICTURE_WIDTH
  canvas.height = Math.round((PICTURE_WIDTH * drawing.height) / drawing.width)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('The browser has no canvas.')
  context.scale(canvas.width / drawing.width, canvas.height / drawing.height)
  for (const { path, fill } of drawing.shapes) {
    context.fillStyle = styleOf(fill, context)
    context.fill(new Path2D(path))
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('The browser made no picture.'))
      else resolve(blob)
    }, 'image/png')
  })
}

function styleOf(fill: Fill, context: CanvasRenderingContext2D): string | CanvasGradient {
  if (typeof fill === 'string') return fill
  const { colours, from, to } = fill
  const gradient = context.createLinearGradient(...from, ...to)
  colours.forEach((colour, index) => gradient.addColorStop(index / (colours.length - 1), colour))
  return gradient
}
