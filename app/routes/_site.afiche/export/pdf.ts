import { channels } from '~/lib/poster/colours'
import type { Drawing, Fill, Fountain, Shape } from '~/lib/poster/shapes'

/** Width and height of an A4 sheet in points. */
const A4 = { width: 595.28, height: 841.89 }

/**
 * Creates a PDF of one A4 page that a drawing fills. Outlines are sharp at any size, and smaller
 * than a picture. No library, because one would be larger than the page of the site.
 * @param title shown by readers in place of the file's name
 */
export function createPdf(drawing: Drawing, title: string): Blob {
  const fountains = drawing.shapes.flatMap(({ fill }) => (typeof fill === 'string' ? [] : [fill]))
  const { width, height } = A4
  const scale = [width / drawing.width, -height / drawing.height]
  const patterns = fountains.map((fountain, index) => {
    // A pattern ignores the transformation of the content.
    const matrix = `${scale[0]} 0 0 ${scale[1]} 0 ${height}`
    return `/P${index} << /PatternType 2 /Matrix [${matrix}] /Shading ${shading(fountain)} >>`
  })
  const content = [
    `${scale[0]} 0 0 ${scale[1]} 0 ${height} cm`,
    ...drawing.shapes.map((shape) => paint(shape, fountains)),
  ].join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (es-AR) /ViewerPreferences << /DisplayDocTitle true >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R`,
      `/Resources << /Pattern << ${patterns.join(' ')} >> >> >>`,
    ].join(' '),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Title ${textString(title)} >>`,
  ])
}

/** Joins PDF objects and the table of their positions; the last object is the information. */
function assemble(objects: readonly string[]): Blob {
  let file = '%PDF-1.4\n'
  const positions = objects.map((object, index) => {
    const position = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(position).padStart(10, '0')} 00000 n \n`
  })
  const table = [
    `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${positions.join('')}`,
    `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${objects.length} 0 R >>\n`,
    `startxref\n${file.length}\n%%EOF\n`,
  ]
  // Everything is ASCII, so that characters count as bytes.
  return new Blob([file, ...table], { type: 'application/pdf' })
}

function paint({ path, fill }: Shape, fountains: readonly Fountain[]): string {
  return `${colourOf(fill, fountains)}\n${toOperators(path)}\nf`
}

function colourOf(fill: Fill, fountains: readonly Fountain[]): string {
  if (typeof fill === 'string') return `${rgb(fill)} rg`
  return `/Pattern cs /P${fountains.indexOf(fill)} scn`
}

function rgb(colour: string): string {
  return channels(colour)
    .map((value) => Number(value.toFixed(4)))
    .join(' ')
}

/** An axial shading whose colours are at equal distances. */
function shading({ colours, from, to }: Fountain): string {
  const parts = colours.slice(1).map((colour, index) => {
    const before = rgb(colours[index] ?? colour)
    return `<< /FunctionType 2 /Domain [0 1] /N 1 /C0 [${before}] /C1 [${rgb(colour)}] >>`
  })
  const bounds = parts.slice(1).map((_, index) => Number(((index + 1) / parts.length).toFixed(4)))
  const joined = [
    '<< /FunctionType 3 /Domain [0 1]',
    `/Functions [${parts.join(' ')}]`,
    `/Bounds [${bounds.join(' ')}]`,
    `/Encode [${parts.map(() => '0 1').join(' ')}] >>`,
  ].join(' ')
  return [
    '<< /ShadingType 2 /ColorSpace /DeviceRGB',
    `/Coords [${from.join(' ')} ${to.join(' ')}] /Extend [true true] /Function ${joined} >>`,
  ].join(' ')
}

/** An SVG path in the operators of PDF, which has no quadratic curves. */
function toOperators(path: string): string {
  let [x, y] = [0, 0]
  return [...path.matchAll(/([MLQCZ])([^MLQCZ]*)/g)]
    .map(([, command = '', text = '']) => {
      const values = text.trim().split(/\s+/).map(Number)
      const start = [x, y] as const
      if (command !== 'Z') [x = 0, y = 0] = values.slice(-2)
      if (command === 'M') return `${values.join(' ')} m`
      if (command === 'L') return `${values.join(' ')} l`
      if (command === 'C') return `${values.join(' ')} c`
      return command === 'Q' ? `${toCubic(start, values).join(' ')} c` : 'h'
    })
    .join('\n')
}

function toCubic([startX, startY]: readonly [number, number], values: readonly number[]) {
  const [controlX = 0, controlY = 0, endX = 0, endY = 0] = values
  const between = (end: number, control: number) =>
    Math.round((end + (2 / 3) * (control - end)) * 100) / 100
  return [
    between(startX, controlX),
    between(startY, controlY),
    between(endX, controlX),
    between(endY, controlY),
    endX,
    endY,
  ]
}

/** A string in UTF-16, the encoding that has every character. */
function textString(text: string): string {
  const units = Array.from({ length: text.length }, (_, index) =>
    text.charCodeAt(index).toString(16).padStart(4, '0'),
  )
  return `<feff${units.join('')}>`
}
