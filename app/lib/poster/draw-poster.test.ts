import { describe, expect, test } from 'vitest'
import { contrast } from './colours'
import { drawPoster } from './draw-poster'
import { formatNames, formats, grounds, type Poster, type Row } from './poster'

const rowsWith = (cause: string, name: string): Row[] => [
  { kind: 'text', text: 'GRAN RIFA', size: 'medium', ink: 'band' },
  { kind: 'text', text: cause, size: 'huge', ink: 'shadow' },
  { kind: 'stars' },
  { kind: 'text', text: name, size: 'large', ink: 'fountain' },
  { kind: 'perforation' },
  { kind: 'ticket', text: 'TU NÚMERO' },
  { kind: 'text', text: 'HECHO ACÁ', size: 'tiny', ink: 'ink' },
]

const poster: Poster = {
  format: 'sheet',
  ground: 'frame',
  rows: rowsWith('UN TECHO PARA EL CLUB', 'CLUB SARMIENTO'),
  inks: { paper: '#fff8ea', ink: '#1d1736', accents: ['#f4532b', '#ffc436'] },
  number: '04821',
  qr: undefined,
  qrText: '',
}

const texts = [
  ['UN TECHO PARA EL CLUB', 'CLUB SARMIENTO'],
  ['SÍ', 'LUCÍA'],
  ['A A A A A A A A A A A A A A A A A A A A A A A A A A A A A A', 'Ñ'],
  ['OTORRINOLARINGÓLOGOSDESINTERESADAMENTEELECTROENCEFALOGRAFIST', 'W'.repeat(40)],
] as const

/** Every coordinate of a path: x and y in turn. */
const coordinatesOf = (path: string) =>
  path
    .split(/[MLQCZ ]/)
    .filter((part) => part !== '')
    .map(Number)

describe.each(formatNames)('as %s', (format) => {
  test.each(texts)('%s fits the sheet on every ground (POST-01)', (cause, name) => {
    const { width, height } = formats[format]
    for (const ground of grounds) {
      const { shapes } = drawPoster({ ...poster, format, ground, rows: rowsWith(cause, name) })
      // The rays go beyond the sheet on purpose.
      const type = shapes.filter(({ path }) => /[QC]/.test(path))
      expect(type.length).toBeGreaterThan(3)
      const outside = type.flatMap(({ path }) =>
        coordinatesOf(path).filter(
          (value, index) => value < 0 || value > (index % 2 === 0 ? width : height),
        ),
      )
      expect(outside).toEqual([])
    }
  })
})

test('the QR code is dark on white with its quiet zone (POST-01)', () => {
  const qr = Array.from({ length: 21 }, (_, row) => Array.from({ length: 21 }, () => row % 2 === 0))
  const dark = { ...poster, inks: { paper: '#1d1736', ink: '#fff8ea', accents: ['#0c0819'] }, qr }
  const { shapes } = drawPoster(dark)
  const square = shapes.find(({ fill }) => fill === '#ffffff')
  const modules = shapes[shapes.findIndex(({ fill }) => fill === '#ffffff') + 1]
  expect(modules?.fill).toBe('#1d1736')
  const xs = (path = '') => coordinatesOf(path).filter((_, index) => index % 2 === 0)
  const [start, end] = [Math.min(...xs(square?.path)), Math.max(...xs(square?.path))]
  const module = (end - start) / 29
  expect(Math.min(...xs(modules?.path)) - start).toBeCloseTo(4 * module, 0)
  expect(end - Math.max(...xs(modules?.path))).toBeCloseTo(4 * module, 0)
})

test('draws text on a band with enough contrast on every ground (POST-01)', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  const night = { paper: '#1d1736', ink: '#fff8ea', accents: ['#ffc436', '#f4532b'] }
  const rows: Row[] = [{ kind: 'text', text: 'RIFA', size: 'large', ink: 'band' }]
  for (const inks of [night, poster.inks]) {
    for (const ground of grounds) {
      const { shapes } = drawPoster({ ...poster, ground, inks, rows })
      const [band = '', type = ''] = shapes
        .slice(-2)
        .flatMap(({ fill }) => (typeof fill === 'string' ? [fill] : []))
      expect(contrast(type, band), ground).toBeGreaterThan(7)
    }
  }
})
