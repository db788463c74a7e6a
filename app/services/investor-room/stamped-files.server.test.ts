import {
  decodePDFRawStream,
  degrees,
  PDFDocument,
  PDFRawStream,
  StandardFonts,
} from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { stampFile } from './stamped-files.server'

test.each([
  { angle: 0, corner: [20, 50], direction: [1, 0], width: 180 },
  { angle: 90, corner: [200, 50], direction: [0, 1], width: 250 },
  { angle: 180, corner: [200, 300], direction: [-1, 0], width: 180 },
  { angle: -90, corner: [20, 300], direction: [0, -1], width: 250 },
])(
  'stamps a page inside its visible part, turned by $angle degrees (ROOM-01)',
  async (expected) => {
    const source = await PDFDocument.create()
    const page = source.addPage([200, 300])
    page.setRotation(degrees(expected.angle))
    // More than the page: readers show from 20/50 to 200/300.
    page.setCropBox(20, 50, 900, 900)
    const pdf = await PDFDocument.load(
      await stampFile(await source.save(), `Para ${'Ñ'.repeat(99)}`),
    )
    const streams = pdf.context.enumerateIndirectObjects().map(([, object]) => object)
    const drawn = streams
      .filter((object) => object instanceof PDFRawStream)
      .map((stream) => Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1'))
      .join('\n')
    const read = (pattern: RegExp) => pattern.exec(drawn)?.[1]?.split(' ').map(Number) ?? []
    expect(read(/1 0 0 1 (.+) cm/)).toEqual(expected.corner)
    expect(read(/cm\n(\S+ \S+) .+ cm/).map((part) => Math.round(part) + 0)).toEqual(
      expected.direction,
    )
    const [width = 0] = read(/^(\S+) 0 l$/m)
    expect(width).toBeGreaterThan(expected.width / 2)
    expect(width).toBeLessThan(expected.width)
  },
)

test('stamps names in other scripts, and rejects what is no PDF', async () => {
  const source = await PDFDocument.create()
  const font = await source.embedFont(StandardFonts.Courier)
  source.addPage([200, 300]).drawText('Hola', { font })
  const bytes = await source.save()
  const stamped = await stampFile(bytes, 'Para Łucja 李 · 1 de enero')
  expect(stamped.byteLength).toBeGreaterThan(bytes.byteLength)
  await expect(stampFile(Buffer.from('nothing'), 'x')).rejects.toThrow('PDF')
  await expect(stampFile(new Uint8Array(5_000_000), 'x')).rejects.toThrow('too large')
})
