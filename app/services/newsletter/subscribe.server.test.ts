import { beforeEach, expect, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { createNewsletter, type StoredSignup } from './subscribe.server'

let lines: string[] = []
let stored = new Map<string, StoredSignup>()
let notified: string[] = []

beforeEach(() => {
  lines = []
  stored = new Map()
  notified = []
})

const deps = {
  store: (signup: StoredSignup) => {
    if (!stored.has(signup._id)) stored.set(signup._id, signup)
    return Promise.resolve(signup.createdAt)
  },
  notify: (email: string, createdAt: string) => {
    notified.push(`${email} ${createdAt}`)
    return Promise.resolve({ ok: true, status: 200, text: 'OK' })
  },
  noticeRequired: true,
  log: createLog((line) => lines.push(line)),
  now: () => new Date('2025-03-07T12:00:00Z'),
}

test('succeeds without an account when the e-mail fails (NEWS-03)', async () => {
  const notify = () => Promise.resolve({ ok: false, status: 0, text: 'connect ECONNREFUSED' })
  const subscribe = createNewsletter({ ...deps, notify, noticeRequired: false })
  expect(await subscribe('ana@correo.com')).toEqual({ ok: true })
  expect(stored.size).toBe(1)
  expect(lines.join()).toContain('ECONNREFUSED')
})

test('logs a failing e-mail service without the address (NEWS-03)', async () => {
  const text = 'The recipient ana@correo.com is corrupted'
  const notify = () => Promise.resolve({ ok: false, status: 422, text })
  expect(await createNewsletter({ ...deps, notify })('ana@correo.com')).toEqual({ ok: false })
  expect(stored.size).toBe(1)
  expect(lines.join()).toContain('422 The recipient … is corrupted')
  expect(lines.join()).not.toContain('ana@')
})

test('logs an unreachable dataset without the address, and sends nothing (NEWS-03)', async () => {
  const store = () => Promise.reject(new Error('connect ECONNREFUSED while storing ana@correo.com'))
  expect(await createNewsletter({ ...deps, store })('ana@correo.com')).toEqual({ ok: false })
  expect(lines.join()).toContain('ECONNREFUSED')
  expect(lines.join()).not.toContain('ana@')
  expect(notified).toEqual([])
})
