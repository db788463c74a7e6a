import { expect, test } from 'vitest'
import { runRule } from '../testing/run-rule'
import { checkClaims } from './claims'

const figure = { _type: 'figure', _key: 'f', source: 'Registro propio', date: '2026-05-01' }
const check = (fields: object) => runRule(checkClaims, { figures: [{ ...figure, ...fields }] })

test('accepts a figure with a source and a recent date (CHECK-01)', () => {
  expect(check({})).toEqual([])
})

test.each(['-', '...', 'n/a', 's/d', '?'])('rejects "%s" as a source (CHECK-01)', (source) => {
  expect(check({ source })).toEqual([
    'error figures.f.source: Escribí la fuente: de dónde sale el dato.',
  ])
})

test('rejects a date in the future (CHECK-01)', () => {
  expect(check({ date: '2026-06-16' })).toEqual([
    'error figures.f.date: La fecha del dato todavía no llegó.',
  ])
})

test('warns about an old figure without an end (CHECK-01)', () => {
  expect(check({ date: '2024-01-01' })).toEqual([
    'warning figures.f.date: El dato tiene más de dos años: actualizalo o poné hasta cuándo vale.',
  ])
  expect(check({ date: '2024-01-01', validUntil: '2027-01-01' })).toEqual([])
})
