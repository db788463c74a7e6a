import * as crypto from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { readSignupLink, signupPath } from './signup-link.server'
import { signupId } from './signup-step.server'

vi.mock('node:crypto', async (load) => {
  const original = await load<typeof crypto>()
  return { ...original, timingSafeEqual: vi.fn(original.timingSafeEqual) }
})

const secret = 'a secret of the server'
const id = signupId('ana@correo.com')
const sent = Date.parse('2026-01-01T12:00:00Z')
const DAY_MS = 86_400_000

function read(path: string, now = sent) {
  const [step, token] = path.split('/').slice(2)
  return readSignupLink(secret, step, token, now)
}

test.each(['confirm', 'leave'] as const)('reads a link to %s (NEWS-05)', (step) => {
  const path = signupPath(secret, { step, id }, sent)
  expect(path).toMatch(/^\/boletin\/(confirmar|baja)\/[\w.-]+$/)
  expect(path).not.toContain('ana')
  expect(read(path)).toEqual({ step, id })
})

test('a link to confirm is valid for 14 days, one to leave for ever (NEWS-05)', () => {
  const confirm = signupPath(secret, { step: 'confirm', id }, sent)
  expect(read(confirm, sent + 14 * DAY_MS)).toBeDefined()
  expect(read(confirm, sent + 14 * DAY_MS + 1)).toBeUndefined()
  const leave = signupPath(secret, { step: 'leave', id }, sent)
  expect(read(leave, sent + 10_000 * DAY_MS)).toEqual({ step: 'leave', id })
})

test('rejects a changed link (NEWS-05)', () => {
  const path = signupPath(secret, { step: 'confirm', id }, sent)
  const otherId = signupId('eva@correo.com')
  const changed = {
    'another step': path.replace('confirmar', 'baja'),
    'another address': path.replace(id.slice(-64), otherId.slice(-64)),
    'a later time': path.replace(sent.toString(36), (sent + DAY_MS).toString(36)),
    'another server': signupPath('another', { step: 'confirm', id }, sent),
    'an unknown step': path.replace('confirmar', 'constructor'),
    'no token': '/boletin/confirmar',
  }
  for (const [name, link] of Object.entries(changed)) expect(read(link), name).toBeUndefined()
})

test('compares a signature of the same length in constant time (NEWS-05)', () => {
  const path = signupPath(secret, { step: 'leave', id }, sent)
  vi.mocked(crypto.timingSafeEqual).mockClear()
  const end = path.endsWith('A') ? 'B' : 'A'
  expect(read(`${path.slice(0, -1)}${end}`)).toBeUndefined()
  expect(crypto.timingSafeEqual).toHaveBeenCalledOnce()
})
