import { expect, test } from 'vitest'
import { readReport } from './read-report.server'

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const read = (type: string, body: BodyInit) =>
  readReport(
    new Request('http://site.example/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': type },
    }),
  )

test('FORM-09 a report names a request, as JSON or as a form', async () => {
  expect(await read(JSON_TYPE, '{"key":"k"}')).toEqual({ key: 'k' })
  expect(await read(`${JSON_TYPE}; charset=utf-8`, '{"key":"k","a":1}')).toEqual({ key: 'k' })
  expect(await read(FORM_TYPE, 'key=k')).toEqual({ key: 'k' })
})

test.each([
  [JSON_TYPE, '', 400],
  [JSON_TYPE, '{', 400],
  [JSON_TYPE, 'null', 400],
  [JSON_TYPE, '["key"]', 400],
  [JSON_TYPE, '{"key":1}', 400],
  [JSON_TYPE, '{"key":""}', 400],
  [JSON_TYPE, `{"key":"${'k'.repeat(65)}"}`, 400],
  [JSON_TYPE, `{"key":"${'k'.repeat(600)}"}`, 413],
  [FORM_TYPE, '', 400],
  [FORM_TYPE, 'key=%ff', 400],
  [FORM_TYPE, `key=${'k'.repeat(600)}`, 413],
  ['text/plain', '{"key":"k"}', 400],
])('FORM-10 no report: %s %#', async (type, body, status) => {
  expect(await read(type, body)).toEqual({ status })
})
