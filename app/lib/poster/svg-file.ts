import { compactPath } from './compact-path'
import type { Drawing, Fountain } from './shapes'

/** A drawing as an SVG file of a width in pixels. */
export function toSvgFile(drawing: Drawing, pixels: number): string {
  const { width, height } = drawing
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${pixels}" height="${Math.round((pixels * height) / width)}">`,
    `${toSvgContent(drawing, 'f')}</svg>`,
  ].join('')
}

/**
 * The content of an SVG element with a drawing.
 * @param prefix of the ids of gradients, which are unique in a document
 */
export function toSvgContent({ shapes }: Drawing, prefix: string): string {
  const gradients: string[] = []
  const paths = shapes.map(({ path, fill }, index) => {
    const id = `${prefix}${index}`
    if (typeof fill !== 'string') gradients.push(gradient(id, fill))
    const colour = typeof fill === 'string' ? fill : `url(#${id})`
    return `<path d="${compactPath(path)}" fill="${colour}"/>`
  })
  return [...gradients, ...paths].join('')
}

function gradient(id: string, { colours, from, to }: Fountain): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`
}
