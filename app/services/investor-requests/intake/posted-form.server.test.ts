import { expect, test } from 'vitest'
import { readReport } from './posted-form.server'

const FORM_TYPE = 'application/x-www-form-urlencoded'

const read = (type: string, body: BodyInit) =>
  readReport(
    new Request('http://site.example/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    }),
  )

test('reads a report with key and fingerprint (FORM-09)', async () => {
  expect(await read(FORM_TYPE, 'key=k&fingerprint=f')).toEqual({ key: 'k', fingerprint: 'f' })
  expect(await read(`${FORM_TYPE}; charset=utf-8`, 'key=k&fingerprint=f&a=1')).toEqual({
    key: 'k',
    fingerprint: 'f',
  })
})

test.each([
  [FORM_TYPE, '', 400],
  [FORM_TYPE, 'key=&fingerprint=f', 400],
  [FORM_TYPE, 'key=k', 400],
  [FORM_TYPE, 'key=%ff', 400],
  [FORM_TYPE, `key=${'k'.repeat(65)}`, 400],
  [FORM_TYPE, `key=${'k'.repeat(600)}`, 413],
  ['application/json', '{"key":"k"}', 400],
  ['text/plain', 'key=k', 400],
])('rejects a malformed report: %s %# (FORM-10)', async (type, body, status) => {
  expect(await read(type, body)).toEqual({ status })
})
