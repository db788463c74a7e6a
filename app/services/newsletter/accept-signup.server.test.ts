import { beforeEach, expect, test } from 'vitest'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { acceptSignup } from './accept-signup.server'

const secret = 'a secret of the server'
const NOW = 1_700_000_000_000
const stampOfAge = (ms: number) => createFormStamp(secret, NOW - ms)
const validFields = { email: ' ana@correo.com ', website: '', stamp: stampOfAge(60_000) }

let subscribed: string[] = []
beforeEach(() => {
  subscribed = []
})

const deps = {
  subscribe: (email: string) => {
    subscribed.push(email)
    return Promise.resolve({ ok: true })
  },
  allowsCaller: () => true,
  allowsAddress: () => true,
  secret: () => secret,
  now: () => NOW,
}

const post = (fields: Readonly<Record<string, string>>, changed: Partial<typeof deps> = {}) =>
  acceptSignup(
    new Request('http://site.example/newsletter', {
      method: 'POST',
      body: new URLSearchParams(fields),
    }),
    '198.51.100.1',
    { ...deps, ...changed },
  )

test('accepts a valid form (NEWS-01)', async () => {
  expect(await post(validFields)).toEqual({ outcome: 'done', typed: '' })
  expect(subscribed).toEqual([' ana@correo.com '])
})

test.each([
  ['', 'emailRequired'],
  ['   ', 'emailRequired'],
  ['ana', 'emailInvalid'],
])(
  'validates the address %j as in the browser, and returns it (NEWS-02)',
  async (email, outcome) => {
    expect(await post({ ...validFields, email })).toEqual({ outcome, typed: email })
    expect(subscribed).toEqual([])
  },
)

test('treats a missing address as empty (NEWS-02)', async () => {
  expect(await post({ stamp: validFields.stamp })).toMatchObject({ outcome: 'emailRequired' })
})

test.each([
  ['at once', stampOfAge(0)],
  ['within two seconds', stampOfAge(1_999)],
  ['from the future', stampOfAge(-5_000)],
  ['without a stamp', ''],
  ['with a made-up one', createFormStamp('another', NOW - 60_000)],
])('rejects a form that comes %s (NEWS-03)', async (_name, stamp) => {
  const { email } = validFields
  expect(await post({ ...validFields, stamp })).toEqual({ outcome: 'notAccepted', typed: email })
  expect(subscribed).toEqual([])
})

test('accepts a form from an old copy of a page (NEWS-03)', async () => {
  const stamp = stampOfAge(400 * 86_400_000)
  expect(await post({ ...validFields, stamp })).toMatchObject({ outcome: 'done' })
})

test('answers a filled honeypot like a success, without a sign-up (NEWS-03)', async () => {
  expect(await post({ ...validFields, website: 'x' })).toEqual({ outcome: 'done', typed: '' })
  expect(subscribed).toEqual([])
})

test('limits callers and addresses (NEWS-03)', async () => {
  const rejected = { outcome: 'tooManyRequests' }
  expect(await post(validFields, { allowsCaller: () => false })).toMatchObject(rejected)
  expect(await post(validFields, { allowsAddress: () => false })).toMatchObject(rejected)
  expect(subscribed).toEqual([])
})

test('returns what was typed after a failure (NEWS-03)', async () => {
  const subscribe = () => Promise.resolve({ ok: false })
  expect(await post(validFields, { subscribe })).toEqual({
    outcome: 'failed',
    typed: validFields.email,
  })
})

test('rejects every form without a secret', async () => {
  const lacking = () => {
    throw new Error('no token')
  }
  expect(await post(validFields, { secret: lacking })).toMatchObject({ outcome: 'notAccepted' })
})
