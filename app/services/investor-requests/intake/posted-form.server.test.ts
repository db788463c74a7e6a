import { expect, test } from 'vitest'
import { investorFields } from '../form/definition'
import { readPostedForm, readReport } from './posted-form.server'

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

const post = (body: string) =>
  readPostedForm(
    new Request('http://site.example/', {
      method: 'POST',
      body,
      headers: { 'Content-Type': FORM_TYPE },
    }),
  )

test('keeps five texts of a form, all that a reply repeats (GHSA-rxv8-25v2-qmq8)', async () => {
  const others = Array.from({ length: 20 }, (_, number) => `user_name[${number}][a]=b`)
  const form = await post(['user_name=%5B%5B1%5D%5D', ...others].join('&'))
  expect(typeof form === 'string' ? form : form.typed).toEqual({
    ...Object.fromEntries(investorFields.map((name) => [name, ''])),
    user_name: '[[1]]',
  })
})

test('rejects a form that is larger or has more fields (GHSA-rxv8-25v2-qmq8)', async () => {
  expect(await post(`user_message=${'a'.repeat(100_000)}`)).toBe('tooLarge')
  const fields = Array.from({ length: 25 }, (_, number) => `field${number}=1`)
  expect(await post(fields.join('&'))).toBe('notAccepted')
})
