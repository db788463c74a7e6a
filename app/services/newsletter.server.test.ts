import { beforeEach, expect, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { createNewsletter, signupId, type StoredSignup } from './newsletter.server'

let lines: string[] = []
let stored = new Map<string, StoredSignup>()
let notified: string[] = []

beforeEach(() => {
  lines = []
  stored = new Map()
  notified = []
})

const parts = {
  store: (signup: StoredSignup) => {
    if (!stored.has(signup._id)) stored.set(signup._id, signup)
    return Promise.resolve()
  },
  notify: (email: string) => {
    notified.push(email)
    return Promise.resolve({ ok: true, status: 200, text: 'OK' })
  },
  noticeRequired: true,
  log: createLog((line) => lines.push(line)),
  now: () => new Date('2025-03-07T12:00:00Z'),
}

test('NEWS-03 a sign-up is stored under an id that anonymous readers never see, then passed on', async () => {
  expect(await createNewsletter(parts)(' Ana@Correo.com ')).toEqual({ ok: true })
  expect([...stored.values()]).toEqual([
    {
      _id: signupId('ana@correo.com'),
      _type: 'newsletterSignup',
      email: 'ana@correo.com',
      status: 'activa',
      createdAt: '2025-03-07T12:00:00.000Z',
    },
  ])
  expect(notified).toEqual(['ana@correo.com'])
  expect(signupId('ana@correo.com')).toMatch(/^newsletterSignup\.[0-9a-f]{64}$/)
})

test('NEWS-03 an address is stored once, and its second answer is like the first', async () => {
  const subscribe = createNewsletter(parts)
  const first = await subscribe('ana@correo.com')
  expect(await subscribe('ANA@correo.com')).toEqual(first)
  expect(stored.size).toBe(1)
})

test('NEWS-03 without an account a stored sign-up is a success, whatever becomes of its notice', async () => {
  const notify = () => Promise.resolve({ ok: false, status: 0, text: 'connect ECONNREFUSED' })
  const subscribe = createNewsletter({ ...parts, notify, noticeRequired: false })
  expect(await subscribe('ana@correo.com')).toEqual({ ok: true })
  expect(stored.size).toBe(1)
  expect(lines.join()).toContain('ECONNREFUSED')
})

test('NEWS-03 an e-mail service that fails is logged with its reason, without the address', async () => {
  const text = 'The recipient ana@correo.com is corrupted'
  const notify = () => Promise.resolve({ ok: false, status: 422, text })
  expect(await createNewsletter({ ...parts, notify })('ana@correo.com')).toEqual({ ok: false })
  expect(stored.size).toBe(1)
  expect(lines.join()).toContain('422 The recipient … is corrupted')
  expect(lines.join()).not.toContain('ana@')
})

test('NEWS-03 a dataset that cannot be reached is logged, without the address; nothing is sent', async () => {
  const store = () => Promise.reject(new Error('connect ECONNREFUSED while storing ana@correo.com'))
  expect(await createNewsletter({ ...parts, store })('ana@correo.com')).toEqual({ ok: false })
  expect(lines.join()).toContain('ECONNREFUSED')
  expect(lines.join()).not.toContain('ana@')
  expect(notified).toEqual([])
})
