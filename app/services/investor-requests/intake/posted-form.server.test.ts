import { expect, test } from 'vitest'
import { investorFields } from '../form/definition'
import { readPostedForm, readReport } from './posted-form.server'

const post = (body: string) =>
  new Request('http://site.example/', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded; charset=utf-8' },
  })

test('reads a report with key and fingerprint (FORM-09)', async () => {
  expect(await readReport(post('key=k&fingerprint=f&a=1'))).toEqual({ key: 'k', fingerprint: 'f' })
})

test.each([
  ['', 400],
  ['key=&fingerprint=f', 400],
  ['key=k', 400],
  [`key=${'k'.repeat(65)}&fingerprint=f`, 400],
  [`key=${'k'.repeat(600)}`, 413],
])('rejects a malformed report: %# (FORM-10)', async (body, status) => {
  expect(await readReport(post(body))).toEqual({ status })
})

test('keeps five texts of a form, all that a reply repeats (GHSA-rxv8-25v2-qmq8)', async () => {
  const others = Array.from({ length: 20 }, (_, number) => `user_name[${number}][a]=b`)
  const form = await readPostedForm(post(['user_name=%5B%5B1%5D%5D', ...others].join('&')))
  expect(typeof form === 'string' ? form : form.typed).toEqual({
    ...Object.fromEntries(investorFields.map((name) => [name, ''])),
    user_name: '[[1]]',
  })
})

test('rejects a form that is larger or has more fields (GHSA-rxv8-25v2-qmq8)', async () => {
  expect(await readPostedForm(post(`user_message=${'a'.repeat(100_000)}`))).toBe('tooLarge')
  const fields = Array.from({ length: 25 }, (_, number) => `field${number}=1`)
  expect(await readPostedForm(post(fields.join('&')))).toBe('notAccepted')
})
