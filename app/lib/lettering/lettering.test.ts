import { expect, test } from 'vitest'
import { drawLine, measureLine, missingSigns, toCapitals } from './lettering'

/** The horizontal ends of a path of absolute commands. */
function endsOf(path: string): [number, number] {
  const xs = path.split(/[MLQCZ]/).flatMap((part) =>
    part
      .split(' ')
      .filter(Boolean)
      .map(Number)
      .filter((_, index) => index % 2 === 0),
  )
  return [Math.min(...xs), Math.max(...xs)]
}

test('converts Spanish words to capitals and omits characters without a glyph (POST-01)', () => {
  expect(toCapitals('  ¡Ñandú  y\tpingüino!😀 ')).toBe('¡ÑANDÚ Y PINGÜINO!')
})

test('lists the characters without a glyph, each once (POST-01)', () => {
  expect(missingSigns('Rifa 😀 y 😀 más ♥')).toEqual(['😀', '♥'])
  expect(missingSigns('¿Qué? «Sí», N.º 5 – 100 % (ñandú), straße')).toEqual([])
})

test('draws a line as long as measured, at any font width (POST-01)', () => {
  const text = 'TAVERNA Y CLUB'
  const { narrow, wide } = measureLine(text)
  for (const width of [0, 0.3, 1]) {
    const [left, right] = endsOf(drawLine(text, { x: 100, baseline: 0, size: 200, width }))
    const length = 200 * (narrow + width * (wide - narrow))
    // The side bearings of the first and the last letter are part of the line.
    expect(left).toBeGreaterThanOrEqual(100)
    expect(right).toBeLessThanOrEqual(100 + length + 2)
    expect(right - left).toBeGreaterThan(0.93 * length)
  }
})
