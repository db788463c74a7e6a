import { statSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { documents, pictures } from './catalogue'

const measureSize = (file: string) => statSync(path.join(import.meta.dirname, file)).size
const entries: [string, { file: string; alt: string; hotspot?: { x: number; y: number } }][] =
  Object.entries(pictures)

describe('catalogue', () => {
  test.each(entries)('has a file and an alternative text for %s (CMS-07)', async (_, picture) => {
    const { width, height } = await sharp(path.join(import.meta.dirname, picture.file)).metadata()
    expect(Math.min(width, height)).toBeGreaterThan(0)
    expect(picture.alt).toMatch(/^[A-ZÁÉÍÓÚ].{20,}\.$/)
    const { x, y } = picture.hotspot ?? { x: 0.5, y: 0.5 }
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
    expect(Math.max(x, y)).toBeLessThanOrEqual(1)
  })

  test('has eight PDFs with content, and stays under 12 MB (GAL-01)', () => {
    const pdfs = Object.values(documents).map(({ file }) => measureSize(file))
    expect(pdfs).toHaveLength(8)
    expect(Math.min(...pdfs)).toBeGreaterThan(10_000)
    const all = [...pdfs, ...entries.map(([, { file }]) => measureSize(file))]
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024)
  })
})
