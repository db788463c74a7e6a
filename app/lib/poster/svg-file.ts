import { compactPath } from './compact-path'
import type { Drawing, Fountain } from './shapes'

/** A drawing as an SVG file of a width in pixels. */
export function toSvgFile({ width, height, shapes }: Drawing, pixels: number): string {
  const gradients: string[] = []
  const paths = shapes.map(({ path, fill }, index) => {
    if (typeof fill !== 'string') gradients.push(gradient(`f${index}`, fill))
    return `<path d="${compactPath(path)}" fill="${typeof fill === 'string' ? fill : `url(#f${index})`}"/>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"`,
    ` width="${pixels}" height="${Math.round((pixels * height) / width)}">`,
    ...gradients,
    ...paths,
    '</svg>',
  ].join('')
}

function gradient(id: string, { colours, from, to }: Fountain): string {
  const stops = colours.map(
    (colour, index) => `<stop offset="${index / (colours.length - 1)}" stop-color="${colour}"/>`,
  )
  const ends = `x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}"`
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${ends}>${stops.join('')}</linearGradient>`
}
