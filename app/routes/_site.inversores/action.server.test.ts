import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fingerprint } from '~/services/investor-requests/form/fingerprint.server'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { answeredQuestion, solveCaptcha, validForm } from '~/testing/investor-requests/valid-form'
import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { keyFromContent } from '~/services/investor-requests/intake/request-key.server'

/** A data folder and a secret, without lake and relay. */
const dataDir = mkdtempSync(path.join(tmpdir(), 'action-'))
const secret = 'a-token-of-thirty-two-letters-or-more'
const origin = 'https://yapa.example'
vi.stubEnv('DATA_DIR', dataDir)
vi.stubEnv('LAKE_ADMIN_TOKEN', secret)
vi.stubEnv('SITE_URL', origin)
vi.stubEnv('LAKE_PORT', '9')
vi.stubEnv('RELAY_PORT', '9')
const logged: string[] = []
vi.spyOn(process.stderr, 'write').mockImplementation((line) => logged.push(String(line)) > 0)

const { action } = await import('./action.server')
const { startServices } = await import('~/services/services.server')
const services = startServices()

/** Solved captchas: one that no rejected post spends, one of the first request, an old one. */
const captcha = await solveCaptcha(secret)
const spent = await solveCaptcha(secret)
const expired = await solveCaptcha(secret, 3_600_000)
const twoDaysAgo = Date.now() - 2 * 86_400_000

/** The fields of a valid form. */
const createFields = (changed: Readonly<Record<string, string>> = {}) => ({
  ...validForm,
  website: '',
  stamp: createFormStamp(secret),
  key: crypto.randomUUID(),
  captcha,
  question: '',
  answer: '',
  ...changed,
})

const answered = (now?: number) => ({ key: '', captcha: '', ...answeredQuestion(secret, now) })

interface Sent {
  method?: string
  headers?: Record<string, string>
  clientAddress?: string
}

let callers = 0
/** Posts from a new network address each time, because of the rate limits. */
async function post(
  fields: Readonly<Record<string, string>> | [string, string][],
  { method = 'POST', headers, clientAddress = `198.51.100.${callers++}` }: Sent = {},
) {
  const request = new Request(`${origin}/inversores`, {
    method,
    headers: { Origin: origin, ...headers },
    body: new URLSearchParams(fields),
  })
  const answer = await action({ request, context: { clientAddress, services }, params: {} })
  return { reply: answer.data, init: answer.init }
}

/** The stored keys, as another process reads them. */
function storedKeys(): unknown[] {
  const db = new Sqlite(path.join(dataDir, 'requests', 'requests.db'), { readonly: true })
  try {
    return db.prepare('SELECT key FROM requests').pluck().all()
  } finally {
    db.close()
  }
}

const first = createFields({ captcha: spent })
beforeAll(async () => {
  expect(await post(first)).toMatchObject({ reply: { outcome: 'stored' } })
})
afterAll(async () => {
  await services.stop()
  rmSync(dataDir, { recursive: true })
})

type Rejected = [InvestorReply['outcome'], number, string, Parameters<typeof post>[0], Sent?]

describe('rejects malicious posts without storing anything (FORM-10)', () => {
  // The tests of fields, captcha, key, stamp, sum, origin and body have all their values.
  test.each<Rejected>([
    [
      'invalid',
      400,
      'a script as a name',
      createFields({ user_name: '<script>alert(1)</script>' }),
    ],
    ['tooLarge', 413, 'a megabyte', createFields({ user_message: 'ñ'.repeat(1_000_000) })],
    ['notAccepted', 400, 'a field twice', [...Object.entries(createFields()), ['captcha', 'x']]],
    [
      'notAccepted',
      400,
      'JSON',
      createFields(),
      { headers: { 'Content-Type': 'application/json' } },
    ],
    ['notAccepted', 400, 'another server’s stamp', createFields({ stamp: createFormStamp('b') })],
    ['notAccepted', 400, 'an invented key', createFields({ key: '../../etc/passwd' })],
    [
      'notAccepted',
      403,
      'another site',
      createFields(),
      { headers: { Origin: 'https://a.example' } },
    ],
    ['notAccepted', 405, 'another method', createFields(), { method: 'PUT' }],
    ['captchaRequired', 400, 'no captcha', createFields({ captcha: '' })],
    ['captchaRequired', 400, 'no JSON as captcha', createFields({ captcha: '%%%' })],
    ['captchaExpired', 400, 'a spent captcha', createFields({ captcha: spent })],
    ['captchaExpired', 400, 'a captcha of an hour ago', createFields({ captcha: expired })],
    ['captchaExpired', 400, 'a sum of two days ago', createFields(answered(twoDaysAgo))],
  ])('%s %i: %s', async (outcome, status, _what, fields, sent) => {
    const { reply, init } = await post(fields, sent)
    expect({ outcome: reply.outcome, status: init?.status }).toEqual({ outcome, status })
    expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store')
    expect(storedKeys()).toEqual([first.key])
  })

  test('rejects a filled honeypot, and returns what was typed', async () => {
    const fields = createFields({ website: 'https://spam.example' })
    const { reply, init } = await post(fields)
    expect([reply.outcome, init?.status]).toEqual(['notAccepted', 400])
    expect(reply).toHaveProperty('typed.user_email', fields.user_email)
    expect(storedKeys()).toEqual([first.key])
  })
})

test('returns what was typed unchanged, with the issues (FORM-07, FORM-10)', async () => {
  const changed = { user_name: ' <b>Al ', user_whatsapp: '123' }
  const { reply } = await post(createFields(changed))
  expect(reply).toEqual({
    outcome: 'invalid',
    issues: { user_name: 'nameInvalid', user_whatsapp: 'phoneInvalid' },
    typed: { ...validForm, ...changed },
  })
})

describe('stores one request for one form (FORM-08)', () => {
  test('answers a second click like the first, with a used captcha', async () => {
    const again = await post(first)
    expect(again.reply).toMatchObject({ outcome: 'stored', mail: { report: { key: first.key } } })
    expect(storedKeys()).toEqual([first.key])
  })

  test('stores one request after two simultaneous clicks', async () => {
    const fields = createFields({ captcha: await solveCaptcha(secret) })
    const answers = await Promise.all([post(fields), post(fields)])
    expect(answers.map(({ reply }) => reply.outcome)).toEqual(['stored', 'stored'])
    expect(storedKeys().filter((key) => key === fields.key)).toHaveLength(1)
  })

  test('accepts one of two simultaneous requests with one captcha (CAP-02)', async () => {
    const shared = { captcha: await solveCaptcha(secret) }
    const answers = await Promise.all([post(createFields(shared)), post(createFields(shared))])
    expect(answers.map(({ reply }) => reply.outcome).sort()).toEqual(['captchaExpired', 'stored'])
  })

  test('returns the e-mail settings until the browser reports its e-mail (MAIL-03)', async () => {
    const report = { key: first.key, fingerprint: fingerprint(first) }
    const settings = {
      origin,
      publicKey: 'embedded',
      serviceId: 'relay',
      templateId: 'investor-request',
    }
    expect((await post(first)).reply).toEqual({
      outcome: 'stored',
      mail: { settings, report },
    })
    expect(services.investorRequests.reportSent(report)).toBe(true)
    expect((await post(first)).reply).toEqual({ outcome: 'stored' })
  })
})

describe('without scripts (FORM-05)', () => {
  /** Posts a form as a browser without scripts. */
  const postWithoutScripts = (changed: Readonly<Record<string, string>>, clientAddress?: string) =>
    post(createFields({ ...answered(), ...changed }), {
      headers: { Accept: 'text/html,*/*' },
      ...(clientAddress !== undefined && { clientAddress }),
    })

  test('accepts a correct sum and redirects to the thank-you page (FORM-08)', async () => {
    const count = storedKeys().length
    const mine = { user_name: 'Sin Scripts' }
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const redirect = await postWithoutScripts(mine).catch((thrown: unknown) => thrown)
      expect(redirect).toBeInstanceOf(Response)
      if (!(redirect instanceof Response)) return
      expect(redirect.status).toBe(303)
      expect(redirect.headers.get('Location')).toMatch(/^\/thankYou\?recibido=\w+\.[\w-]+$/)
      expect(redirect.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect(storedKeys()).toHaveLength(count + 1)
  })

  test('ignores reports under a key that derives from the content (FORM-10)', () => {
    const content = fingerprint({ ...validForm, user_name: 'Sin Scripts' })
    const report = { key: keyFromContent(secret, content), fingerprint: content }
    expect(storedKeys()).toContain(report.key)
    expect(services.investorRequests.reportSent(report)).toBe(false)
  })

  test('limits wrong answers by address', async () => {
    const outcomes: InvestorReply['outcome'][] = []
    for (let count = 0; count < 5; count += 1) {
      const { reply } = await postWithoutScripts({ answer: '1' }, '203.0.113.7')
      outcomes.push(reply.outcome)
    }
    const { reply, init } = await postWithoutScripts({ user_name: 'Otra Persona' }, '203.0.113.7')
    expect(outcomes).toEqual([...Array<string>(4).fill('captchaRequired'), 'tooManyRequests'])
    expect([reply.outcome, init?.status]).toEqual(['tooManyRequests', 429])
    expect(new Headers(init?.headers).get('Retry-After')).toBe('600')
  })
})

test('allows 20 posts in ten minutes from one address (FORM-10)', async () => {
  const statuses: unknown[] = []
  const sent = { clientAddress: '203.0.113.8' }
  for (let count = 0; count < 20; count += 1) {
    statuses.push((await post({ user_name: 'x' }, sent)).init?.status)
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const { reply, init } = await post({ user_name: 'x' }, sent)
  expect(init?.status).toBe(429)
  expect(reply).toHaveProperty('typed.user_name', 'x')
})

test('logs nothing that was typed (FORM-10)', () => {
  const lines = logged.join('')
  expect(lines).not.toMatch(/Gómez|correo\.example|4000|plan\.|Scripts|spam/)
})
