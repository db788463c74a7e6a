import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type StandIn, startStandIn } from '../../../../tests/stand-ins/stand-in'
import { holdTimeLimits } from '../../../../tests/stand-ins/time-limits'
import { createLog } from '~/lib/log.server'
import { askProvider } from './ask-provider.server'
import { createCaptchaCheck } from './captcha.server'

let provider: StandIn
let lines: string[] = []

beforeAll(async () => {
  provider = await startStandIn()
})
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

const plain = (token: string) =>
  createCaptchaCheck({
    settings: { kind: 'recaptcha', siteKey: 'site', secretKey: 'secret', origin: provider.origin },
    proofOfWork,
    log,
  })(token)

const enterprise = (token: string) =>
  createCaptchaCheck({
    settings: {
      kind: 'recaptcha-enterprise',
      siteKey: 'site',
      project: 'a/b',
      apiKey: 'key',
      origin: provider.origin,
    },
    proofOfWork,
    log,
  })(token)

const refused = (...codes: string[]) => JSON.stringify({ success: false, 'error-codes': codes })
const invalid = (invalidReason: string) =>
  JSON.stringify({ tokenProperties: { valid: false, invalidReason }, riskAnalysis: { score: 0 } })

describe('CAP-01 FORM-06 the widget’s token', () => {
  test('is verified by the provider, with our secret', async () => {
    provider.answer(200, JSON.stringify({ success: true, hostname: 'yapa.example' }))
    expect(await plain('a-token')).toEqual({ verdict: 'passed' })
    expect(provider.received).toEqual([
      {
        method: 'POST',
        path: '/recaptcha/api/siteverify',
        contentType: 'application/x-www-form-urlencoded;charset=UTF-8',
        body: 'secret=secret&response=a-token',
      },
    ])
  })

  test.each([
    [refused('invalid-input-response'), 'required'],
    [refused('missing-input-response'), 'required'],
    [refused(), 'required'],
    [JSON.stringify({ success: false }), 'required'],
    [refused('timeout-or-duplicate'), 'expired'],
  ])('that the provider refuses: %s is %s', async (text, verdict) => {
    provider.answer(200, text)
    expect(await plain('a-token')).toEqual({ verdict })
    expect(lines).toEqual([])
  })

  test.each(['', ' ', 'a token', 'a\r\ntoken', '<script>', 'a&secret=b', 'a'.repeat(8_193)])(
    'that cannot be one is not even sent on: %#',
    async (token) => {
      expect(await plain(token)).toEqual({ verdict: 'required' })
      expect(provider.received).toEqual([])
    },
  )

  test.each([
    ['our secret is wrong', 200, refused('invalid-input-secret'), 1],
    ['the call is wrong', 200, refused('bad-request', 'invalid-input-response'), 1],
    ['the provider refuses the call', 403, 'Forbidden', 1],
    ['the provider fails', 500, 'Oops', 2],
    ['the answer is a page', 200, '<html>', 2],
    ['the answer is of another shape', 200, '{"ok":true}', 1],
  ])('nobody can judge when %s, and the log says so', async (_name, status, text, calls) => {
    provider.answer(status, text)
    expect(await plain('a-token')).toMatchObject({ verdict: 'unknown' })
    expect(provider.received).toHaveLength(calls)
    expect(lines).toHaveLength(1)
    expect(lines.join()).not.toContain('a-token')
  })

  test('is verified at the second try when the first failed', async () => {
    provider.answerOnce(502, 'Bad Gateway')
    provider.answer(200, JSON.stringify({ success: true }))
    expect(await plain('a-token')).toEqual({ verdict: 'passed' })
  })

  test('may have been verified by a first call whose answer was lost', async () => {
    provider.answerOnce(502, 'Bad Gateway')
    provider.answer(200, refused('timeout-or-duplicate'))
    expect(await plain('a-token')).toMatchObject({ verdict: 'unknown' })
  })
})

describe('CAP-01 the enterprise variant', () => {
  test('is assessed with the project’s key', async () => {
    provider.answer(200, JSON.stringify({ tokenProperties: { valid: true } }))
    expect(await enterprise('a-token')).toEqual({ verdict: 'passed' })
    expect(provider.received).toEqual([
      {
        method: 'POST',
        path: '/v1/projects/a%2Fb/assessments',
        contentType: 'application/json',
        body: { event: { token: 'a-token', siteKey: 'site' } },
      },
    ])
  })

  test.each([
    ['MALFORMED', 'required'],
    ['SITE_MISMATCH', 'required'],
    ['BROWSER_ERROR', 'required'],
    ['EXPIRED', 'expired'],
    ['DUPE', 'expired'],
  ])('a token that is %s is %s', async (reason, verdict) => {
    provider.answer(200, invalid(reason))
    expect(await enterprise('a-token')).toEqual({ verdict })
  })

  test.each([
    [400, 'API key not valid'],
    [503, 'Oops'],
    [200, '{}'],
  ])('nobody can judge an answer of %i %s', async (status, text) => {
    provider.answer(status, text)
    expect(await enterprise('a-token')).toMatchObject({ verdict: 'unknown' })
  })
})

test('CAP-02 without keys our own captcha judges', async () => {
  const check = createCaptchaCheck({ settings: { kind: 'proof-of-work' }, proofOfWork, log })
  expect(await check('payload')).toEqual({ verdict: 'passed' })
  expect(provider.received).toEqual([])
})

test('CAP-01 a provider that is silent is asked twice, each time for so long only', async () => {
  const limits = holdTimeLimits()
  const silent = createServer(() => limits.pass())
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  const { port } = silent.address() as AddressInfo
  const asked = await askProvider(`http://127.0.0.1:${port}/`, {}, 4_000)
  expect(asked).toEqual({ reason: 'TimeoutError' })
  expect(limits.asked()).toEqual([4_000, 4_000])
  silent.close()
})
