import { expect, test } from 'vitest'
import { recordedBody } from './recorded-body'

const MEGABYTE = 1024 * 1024

test.each([
  ['nothing', ''],
  ['a few words', 'hola'],
  ['exactly 4 MB', 'a'.repeat(4 * MEGABYTE)],
  ['exactly 4 MB of letters of two bytes', 'ñ'.repeat(2 * MEGABYTE)],
])('records %s unchanged (ANA-04)', (_what, body) => {
  expect(recordedBody(body) === body).toBe(true)
})

test.each([
  ['letters', 'a', 4 * MEGABYTE + 1],
  ['letters of two bytes, fewer than 4 MB of them', 'ñ', 2 * MEGABYTE + 1],
  ['letters of three bytes, fewer still', '€', 2 * MEGABYTE],
  ['pictographs, which are not torn', '🎟', MEGABYTE + 1],
])('shortens more than 4 MB to 1000 characters: %s (ANA-04)', (_what, character, times) => {
  expect(recordedBody(character.repeat(times))).toBe(character.repeat(1_000))
})

test.each([
  ['form data', new FormData()],
  ['fields', new URLSearchParams({ email: 'ana@correo.com' })],
  ['bytes', new Uint8Array(3)],
  ['an object', { email: 'ana@correo.com' }],
  ['nothing', undefined],
])('leaves out %s (ANA-04)', (_what, body) => {
  expect(recordedBody(body)).toBeNull()
})
