import { beforeEach, expect, test } from 'vitest'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { acceptSignup } from './accept-signup.server'

const secret = 'a secret of the server'
const validFields = { email: ' ana@correo.com ', website: '', stamp: createFormStamp(secret) }

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
  ['without a stamp', ''],
  ['with the stamp of another server', createFormStamp('another')],
])('rejects a form %s (NEWS-03)', async (_name, stamp) => {
  const { email } = validFields
  expect(await post({ ...validFields, stamp })).toEqual({ outcome: 'notAccepted', typed: email })
  expect(subscribed).toEqual([])
})

test.each([
  ['a page of this moment', 0],
  ['an old copy of a page', 400 * 86_400_000],
  ['a server whose clock was ahead', -5_000],
])('accepts a form from %s (NEWS-03)', async (_name, ageMs) => {
  const stamp = createFormStamp(secret, Date.now() - ageMs)
  expect(await post({ ...validFields, stamp })).toMatchObject({ outcome: 'done' })
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
