import { expect, test } from 'vitest'
import { createPdf } from './pdf'

const drawing = {
  width: 1000,
  height: 1414.3,
  shapes: [
    { path: 'M0 0L1000 0L1000 1414.3Z', fill: '#ff0080' },
    {
      path: 'M0 0Q30 60 60 0C1 2 3 4 5 6Z',
      fill: { colours: ['#000000', '#ffffff', '#ff0000'], from: [0, 0], to: [0, 100] },
    },
  ],
} as const

test('is one A4 page whose table and lengths are exact (POST-01)', async () => {
  const blob = createPdf(drawing, 'Ñandú')
  expect(blob.type).toBe('application/pdf')
  const file = Buffer.from(await blob.arrayBuffer()).toString('latin1')
  expect(file.startsWith('%PDF-1.4\n')).toBe(true)
  expect(file.endsWith('%%EOF\n')).toBe(true)
  expect(file).toContain('/MediaBox [0 0 595.28 841.89]')
  const table = Number(/startxref\n(\d+)/.exec(file)?.[1])
  expect(file.slice(table, table + 4)).toBe('xref')
  const positions = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)]
  expect(positions).toHaveLength(5)
  positions.forEach(([, position], index) => {
    expect(file.slice(Number(position)).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  })
  const stream = /\/Length (\d+) >>\nstream\n([\s\S]*)\nendstream/.exec(file)
  expect(stream?.[2]).toHaveLength(Number(stream?.[1]))
})

test('paints outlines in plain colours and gradients, with a title (POST-01)', async () => {
  const file = await createPdf(drawing, 'Ñ').text()
  expect(file).toContain('1 0 0.502 rg\n0 0 m\n1000 0 l\n1000 1414.3 l\nh\nf')
  expect(file).toContain('/Pattern cs /P0 scn\n0 0 m\n20 40 40 40 60 0 c\n1 2 3 4 5 6 c\nh\nf')
  expect(file).toContain('/Coords [0 0 0 100]')
  expect(file).toContain('/Bounds [0.5]')
  expect(file).toContain('/Title <feff00d1>')
})
