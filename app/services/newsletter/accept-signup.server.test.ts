import { beforeEach, expect, test } from 'vitest'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { createLog } from '~/lib/process/log.server'
import { acceptSignup } from './accept-signup.server'
import { signupId, type SignupStep } from './signup-step.server'

const secret = 'a secret of the server'
const validFields = { email: ' ana@correo.com ', website: '', stamp: createFormStamp(secret) }

let saved: SignupStep[] = []
let lines: string[] = []
beforeEach(() => {
  saved = []
  lines = []
})

const deps = {
  save: (step: SignupStep) => void saved.push(step),
  confirms: false,
  log: createLog((line) => lines.push(line)),
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

test('rejects a form with the stamp of another server (NEWS-03)', async () => {
  const { email } = validFields
  const stamp = createFormStamp('another')
  expect(await post({ ...validFields, stamp })).toEqual({ outcome: 'notAccepted', typed: email })
  expect(saved).toEqual([])
})

test.each([
  ['a page of this moment', 0],
  ['an old copy of a page', 400 * 86_400_000],
  ['a server whose clock was ahead', -5_000],
])('accepts a form from %s (NEWS-01, NEWS-03)', async (_name, ageMs) => {
  const stamp = createFormStamp(secret, Date.now() - ageMs)
  expect(await post({ ...validFields, stamp })).toEqual({ outcome: 'done', typed: '' })
  const email = 'ana@correo.com'
  expect(saved).toMatchObject([{ step: 'signup', id: signupId(email), email }])
})

test('limits callers and addresses (NEWS-03)', async () => {
  const rejected = { outcome: 'tooManyRequests' }
  expect(await post(validFields, { allowsCaller: () => false })).toMatchObject(rejected)
  expect(await post(validFields, { allowsAddress: () => false })).toMatchObject(rejected)
  expect(saved).toEqual([])
})

test('asks to confirm, and answers a bot alike (NEWS-05)', async () => {
  const pending = { outcome: 'pending', typed: '' }
  expect(await post(validFields, { confirms: true })).toEqual(pending)
  const filled = { ...validFields, website: 'https://spam.example' }
  expect(await post(filled, { confirms: true })).toEqual(pending)
  expect(saved).toHaveLength(1)
})

test('returns what was typed after a failure, and logs no address (NEWS-03)', async () => {
  const save = () => {
    throw new Error('database is locked')
  }
  expect(await post(validFields, { save })).toEqual({
    outcome: 'failed',
    typed: validFields.email,
  })
  expect(lines.join()).toContain('database is locked')
  expect(lines.join()).not.toContain('ana@')
})

test('rejects every form without a secret', async () => {
  const lacking = () => {
    throw new Error('no token')
  }
  expect(await post(validFields, { secret: lacking })).toMatchObject({ outcome: 'notAccepted' })
})
