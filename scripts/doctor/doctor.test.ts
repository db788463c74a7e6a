import { expect, test } from 'vitest'
import { judgeBackups } from './dataset'
import { error, ok, runCheck } from './finding'
import { judgeClock, judgeDisk, judgeRights } from './machine'
import { judgeCaptchaKey } from './services'
import { judgeOutside, judgeReadiness, judgeRedirect } from './site'

const NOW = new Date('2026-03-31T04:00:00Z')
const hoursAgo = (hours: number) => ({
  file: 'lake.tar',
  createdAt: new Date(NOW.getTime() - hours * 3_600_000),
})

test.each([
  [50e9, 'ok'],
  [1e9, 'warning'],
  [0.1e9, 'error'],
])('judges free disk space of %d bytes: %s (OPS-01)', (free, level) => {
  expect(judgeDisk(free)).toMatchObject({ level })
})

test('judges the rights of secrets and names open files (OPS-01)', () => {
  expect(judgeRights([{ name: '.env', mode: 0o100640 }]).level).toBe('ok')
  const open = judgeRights([
    { name: '.env', mode: 0o100644 },
    { name: 'lake', mode: 0o40700 },
  ])
  expect(open.level).toBe('error')
  expect(open.text).toContain('read .env:')
})

test.each([
  [undefined, 'off'],
  [true, 'ok'],
  [false, 'warning'],
])('judges a clock whose synchronization is %s: %s (OPS-01)', (isSynchronized, level) => {
  expect(judgeClock(isSynchronized)).toMatchObject({ level })
})

test.each([
  [[], 'error'],
  [[hoursAgo(3), hoursAgo(27)], 'ok'],
  [[hoursAgo(30)], 'warning'],
  [[hoursAgo(80)], 'error'],
])('judges the age of backups %#: %s (OPS-01)', (backups, level) => {
  expect(judgeBackups({ backups, isOnSameDisk: false, now: NOW })).toMatchObject({ level })
})

test.each([
  [200, { ready: true, content: 'live' }, 'ok'],
  [200, { ready: true, content: 'degraded', missing: ['galleryPage'] }, 'warning'],
  [503, { ready: false, content: 'starting' }, 'error'],
  [404, undefined, 'error'],
])('judges /readyz with %i and %j: %s (OPS-01)', (status, body, level) => {
  expect(judgeReadiness(status, body)).toMatchObject({ level })
})

const headers = {
  'strict-transport-security': 'max-age=63072000',
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
}
const page = { status: 200, headers, validTo: new Date('2026-06-01'), now: NOW }

test.each([
  ['everything', {}, 'ok'],
  ['a bad gateway', { status: 502 }, 'error'],
  ['no TLS', { validTo: undefined }, 'error'],
  ['a certificate that ends soon', { validTo: new Date('2026-04-02') }, 'warning'],
  ['missing headers', { headers: {} }, 'warning'],
])('judges the site from outside with %s (OPS-01)', (_name, facts, level) => {
  expect(judgeOutside({ ...page, ...facts })).toMatchObject({ level })
})

test('judges the redirect to TLS and the key of the captcha (OPS-01)', () => {
  const site = 'https://yapa.example.org'
  expect(judgeRedirect(`${site}/`, site).level).toBe('ok')
  expect(judgeRedirect('https://yapa.example.org.evil/', site).level).toBe('warning')
  expect(judgeRedirect(undefined, site).level).toBe('warning')
  const answer = (code: string) => judgeCaptchaKey({ success: false, 'error-codes': [code] })
  expect(answer('missing-input-response').level).toBe('ok')
  expect(answer('invalid-input-secret').level).toBe('error')
})

test('a check that throws or does not end is an error without secrets (OPS-01)', async () => {
  const failure = Object.assign(new Error('smtp://user:secret@host'), { code: 'EAUTH' })
  const failing = { name: 'E-mail', run: () => Promise.reject(failure) }
  expect(await runCheck(failing, 1_000)).toEqual(error('EAUTH'))
  const silent = { name: 'E-mail', run: () => new Promise<never>(() => undefined) }
  expect(await runCheck(silent, 10)).toEqual(error('no answer within 0.01 s'))
  expect(await runCheck({ name: 'E-mail', run: () => Promise.resolve(ok('fine')) }, 1_000)).toEqual(
    ok('fine'),
  )
})
