import { beforeEach, expect, test } from 'vitest'
import { formStamp } from '~/lib/form-stamp.server'
import { takeNewsletterForm } from './newsletter-form.server'

const secret = 'a secret of the server'
const NOW = 1_700_000_000_000
const stampOfAge = (ms: number) => formStamp(secret, NOW - ms)
const whole = { email: ' ana@correo.com ', website: '', stamp: stampOfAge(60_000) }

let subscribed: string[] = []
beforeEach(() => {
  subscribed = []
})

const parts = {
  subscribe: (email: string) => {
    subscribed.push(email)
    return Promise.resolve({ ok: true })
  },
  allowsCaller: () => true,
  allowsAddress: () => true,
  secret: () => secret,
  now: () => NOW,
}

const take = (fields: Readonly<Record<string, string>>, changed: Partial<typeof parts> = {}) =>
  takeNewsletterForm(
    new Request('http://site.example/newsletter', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    '198.51.100.1',
    { ...parts, ...changed },
  )

test('NEWS-01 a whole form signs up', async () => {
  expect(await take(whole)).toEqual({ outcome: 'done', typed: '' })
  expect(subscribed).toEqual([' ana@correo.com '])
})

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['ana', 'emailInvalid'],
])('NEWS-02 the address %j is judged as in the browser, and comes back', async (email, outcome) => {
  expect(await take({ ...whole, email })).toEqual({ outcome, typed: email })
  expect(subscribed).toEqual([])
})

test('NEWS-02 a form without an address is one with an empty address', async () => {
  expect(await take({ stamp: whole.stamp })).toMatchObject({ outcome: 'emailRequired' })
})

test.each([
  ['at once', stampOfAge(0)],
  ['within two seconds', stampOfAge(1_999)],
  ['from the future', stampOfAge(-5_000)],
  ['without a stamp', ''],
  ['with a made-up one', formStamp('another', NOW - 60_000)],
])('NEWS-03 a form that comes %s is not accepted', async (_name, stamp) => {
  const { email } = whole
  expect(await take({ ...whole, stamp })).toEqual({ outcome: 'notAccepted', typed: email })
  expect(subscribed).toEqual([])
})

test('NEWS-03 a page that a cache kept for long still signs up', async () => {
  const stamp = stampOfAge(400 * 86_400_000)
  expect(await take({ ...whole, stamp })).toMatchObject({ outcome: 'done' })
})

test('NEWS-03 a filled trap is thanked, and nothing else', async () => {
  expect(await take({ ...whole, website: 'x' })).toEqual({ outcome: 'done', typed: '' })
  expect(subscribed).toEqual([])
})

test('NEWS-03 too many by one caller, or for one address, are refused', async () => {
  const refused = { outcome: 'tooManyRequests' }
  expect(await take(whole, { allowsCaller: () => false })).toMatchObject(refused)
  expect(await take(whole, { allowsAddress: () => false })).toMatchObject(refused)
  expect(subscribed).toEqual([])
})

test('NEWS-03 a sign-up that failed keeps what was typed', async () => {
  const subscribe = () => Promise.resolve({ ok: false })
  expect(await take(whole, { subscribe })).toEqual({ outcome: 'failed', typed: whole.email })
})

test('without a secret no form is accepted', async () => {
  const lacking = () => {
    throw new Error('no token')
  }
  expect(await take(whole, { secret: lacking })).toMatchObject({ outcome: 'notAccepted' })
})
