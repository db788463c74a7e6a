import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { startFakeService } from '~/testing/fake-service'
import { controlTimeouts } from '~/testing/timeouts'
import { createLog } from '~/lib/process/log.server'
import { createCaptchaCheck } from './captcha.server'
import { verifyToken } from './recaptcha.server'

const provider = await startFakeService()
let lines: string[] = []

beforeEach(() => {
  provider.received.length = 0
  lines = []
})
afterAll(() => provider.close())

const proofOfWork = {
  challenge: () => Promise.reject(new Error('not asked for')),
  verify: () => Promise.resolve({ verdict: 'passed' as const }),
}
const log = createLog((line) => lines.push(line))

type Settings = Parameters<typeof createCaptchaCheck>[0]['settings']
const check = (settings: Settings) => createCaptchaCheck({ settings, proofOfWork, log })

const widget = { siteKey: 'site', origin: provider.origin }
const plain = check({ ...widget, kind: 'recaptcha', secretKey: 'secret' })
const enterprise = check({
  ...widget,
  kind: 'recaptcha-enterprise',
  project: 'a/b',
  apiKey: 'key',
})

const rejected = (...codes: string[]) => JSON.stringify({ success: false, 'error-codes': codes })
const invalid = (invalidReason: string) =>
  JSON.stringify({ tokenProperties: { valid: false, invalidReason }, riskAnalysis: { score: 0 } })

describe('a token of the widget (CAP-01, FORM-06)', () => {
  test('is verified with the secret key', async () => {
    provider.answer(200, '{"success":true}')
    expect(await plain('a-token')).toEqual({ verdict: 'passed' })
    expect(provider.received).toMatchObject([
      { path: '/recaptcha/api/siteverify', body: 'secret=secret&response=a-token' },
    ])
  })

  test.each([
    [rejected('invalid-input-response'), 'required'],
    [rejected(), 'required'],
    [rejected('timeout-or-duplicate'), 'expired'],
  ])('that the provider rejects: %s is %s', async (text, verdict) => {
    provider.answer(200, text)
    expect(await plain('a-token')).toEqual({ verdict })
    expect(lines).toEqual([])
  })

  test.each(['', ' ', 'a token', 'a\r\ntoken', '<script>', 'a&secret=b', 'a'.repeat(8_193)])(
    'with invalid characters is not sent to the provider: %#',
    async (token) => {
      expect(await plain(token)).toEqual({ verdict: 'required' })
      expect(provider.received).toEqual([])
    },
  )

  test.each([
    ['our secret is wrong', 200, rejected('invalid-input-secret')],
    ['the call is wrong', 200, rejected('bad-request', 'invalid-input-response')],
    ['the provider refuses the call', 403, 'Forbidden'],
    ['the provider fails', 500, 'Oops'],
    ['the answer is a page', 200, '<html>'],
    ['the answer is of another shape', 200, '{"ok":true}'],
  ])('is unknown when %s, which is logged', async (_name, status, text) => {
    provider.answer(status, text)
    expect(await plain('a-token')).toMatchObject({ verdict: 'unknown' })
    expect(provider.received).toHaveLength(1)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('a-token')
  })
})

describe('a token of reCAPTCHA Enterprise (CAP-01)', () => {
  test.each([
    ['MALFORMED', 'required'],
    ['EXPIRED', 'expired'],
  ])('a token that is %s is %s', async (reason, verdict) => {
    provider.answer(200, invalid(reason))
    expect(await enterprise('a-token')).toEqual({ verdict })
  })

  test.each([
    [400, 'API key not valid'],
    [503, 'Oops'],
    [200, '{}'],
  ])('is unknown after an answer of %i %s', async (status, text) => {
    provider.answer(status, text)
    expect(await enterprise('a-token')).toMatchObject({ verdict: 'unknown' })
  })
})

test('calls a silent provider once, with a timeout (CAP-01)', async () => {
  const timeouts = controlTimeouts()
  const { origin, requests } = await timeouts.startSilentHost()
  const verdict = await verifyToken({ origin, secretKey: 'secret' }, 'token')
  expect(verdict).toEqual({ verdict: 'unknown', reason: 'TimeoutError' })
  expect([timeouts.requested(), requests()]).toEqual([[8_000], 1])
})
