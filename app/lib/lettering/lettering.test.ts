import { expect, test } from 'vitest'
import { drawLine, measureExtents, measureLine, missingSigns, toCapitals } from './lettering'

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

test('sets Spanish words in capitals and leaves out what has no type (POST-01)', () => {
  expect(toCapitals('  ¡Ñandú  y\tpingüino!😀 ')).toBe('¡ÑANDÚ Y PINGÜINO!')
})

test('names the signs that have no type, each once (POST-01)', () => {
  expect(missingSigns('Rifa 😀 y 😀 más ♥')).toEqual(['😀', '♥'])
  expect(missingSigns('¿Qué? «Sí», N.º 5 – 100 % (ñandú), straße')).toEqual([])
})

test('a line is as long as measured, at any width of the type (POST-01)', () => {
  const text = 'TAVERNA Y CLUB'
  const { narrow, wide } = measureLine(text)
  for (const width of [0, 0.3, 1]) {
    const [left, right] = endsOf(drawLine(text, { x: 100, baseline: 0, size: 200, width }))
    const length = 200 * (narrow + width * (wide - narrow))
    // The space beside the first and the last letter belongs to the line.
    expect(left).toBeGreaterThanOrEqual(100)
    expect(right).toBeLessThanOrEqual(100 + length + 2)
    expect(right - left).toBeGreaterThan(0.93 * length)
  }
})

test('kerns a pair with accents as it kerns the letters (POST-01)', () => {
  expect(measureLine('ÁT').wide).toBeLessThan(measureLine('A').wide + measureLine('T').wide - 0.1)
  expect(measureLine('ÁT')).toEqual(measureLine('AT'))
})

test('knows where accents and tails need space (POST-01)', () => {
  expect(measureExtents('CLUB')).toEqual({ above: 0, below: 0 })
  expect(measureExtents('ÑANDÚ').above).toBeGreaterThan(0.08)
  expect(measureExtents('ÇA').below).toBeGreaterThan(0.08)
  expect(measureExtents('¿SÍ?').below).toBe(0)
})
