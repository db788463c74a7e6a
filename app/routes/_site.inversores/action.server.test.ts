import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fingerprint } from '#config/fingerprint.server'
import {
  hostilePosts,
  validFields,
  type PostRequest,
  createPost,
  type Target,
} from '~/testing/investor-requests/hostile-posts'
import {
  answeredQuestion,
  keyFromContent,
  solveCaptcha,
  validForm,
} from '~/testing/investor-requests/valid-form'
import type { InvestorReply } from '~/services/investor-requests/form/reply'

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

let callers = 0
/** Posts from a new network address each time, because of the rate limits. */
async function post(
  { method, headers, body }: PostRequest,
  clientAddress = `198.51.100.${callers++}`,
) {
  const request = new Request(`${origin}/inversores`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    body: Buffer.from(body),
  })
  const answered = await action({ request, context: { clientAddress, services }, params: {} })
  return { reply: answered.data, init: answered.init }
}

const createForm = (
  fields: Readonly<Record<string, string>>,
  headers: Record<string, string> = {},
) => createPost({ origin }, new URLSearchParams(fields).toString(), headers)

/** The stored keys, as another process reads them. */
function storedKeys(): unknown[] {
  const db = new Sqlite(path.join(dataDir, 'requests', 'requests.db'), { readonly: true })
  try {
    return db.prepare('SELECT key FROM requests').pluck().all()
  } finally {
    db.close()
  }
}

const target: Target = { secret, origin, captcha: '', spent: '' }
let first: ReturnType<typeof validFields>
beforeAll(async () => {
  target.captcha = await solveCaptcha(secret)
  target.spent = await solveCaptcha(secret)
  first = validFields({ secret, captcha: target.spent })
  expect(await post(createForm(first))).toMatchObject({ reply: { outcome: 'stored' } })
})
afterAll(async () => {
  await services.stop()
  rmSync(dataDir, { recursive: true })
})

describe('rejects malicious posts without storing anything (FORM-10)', () => {
  test.each(hostilePosts)('$status $outcome: $name', async ({ create, outcome, status }) => {
    const before = storedKeys()
    const { reply, init } = await post(await create(target))
    expect({ outcome: reply.outcome, status: init?.status }).toEqual({ outcome, status })
    expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store')
    expect(storedKeys()).toEqual(before)
  })

  test('rejects a filled honeypot, and returns what was typed', async () => {
    const fields = { ...validFields(target), website: 'https://spam.example' }
    const { reply, init } = await post(createForm(fields))
    expect([reply.outcome, init?.status]).toEqual(['notAccepted', 400])
    expect(reply).toHaveProperty('typed.user_email', fields.user_email)
    expect(storedKeys()).toEqual([first.key])
  })
})

test('returns what was typed unchanged, with the issues (FORM-07, FORM-10)', async () => {
  const changed = { user_name: ' <b>Al ', user_whatsapp: '123' }
  const { reply } = await post(createForm({ ...validFields(target), ...changed }))
  expect(reply).toEqual({
    outcome: 'invalid',
    problems: { user_name: 'nameInvalid', user_whatsapp: 'phoneInvalid' },
    typed: { ...validForm, ...changed },
  })
})

describe('stores one request for one form (FORM-08)', () => {
  test('answers a second click like the first, with a used captcha', async () => {
    const again = await post(createForm(first))
    expect(again.reply).toMatchObject({ outcome: 'stored', mail: { report: { key: first.key } } })
    expect(storedKeys()).toEqual([first.key])
  })

  test('stores one request after two simultaneous clicks', async () => {
    const fields = validFields({ secret, captcha: await solveCaptcha(secret) })
    const answers = await Promise.all([post(createForm(fields)), post(createForm(fields))])
    expect(answers.map(({ reply }) => reply.outcome)).toEqual(['stored', 'stored'])
    expect(storedKeys().filter((key) => key === fields.key)).toHaveLength(1)
  })

  test('accepts one of two simultaneous requests with one captcha (CAP-02)', async () => {
    const captcha = await solveCaptcha(secret)
    const posts = [validFields({ secret, captcha }), validFields({ secret, captcha })]
    const answers = await Promise.all(posts.map((fields) => post(createForm(fields))))
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
    expect((await post(createForm(first))).reply).toEqual({
      outcome: 'stored',
      mail: { settings, report },
    })
    expect(services.investorRequests.reportSent(report)).toBe(true)
    expect((await post(createForm(first))).reply).toEqual({ outcome: 'stored' })
  })
})

describe('without scripts (FORM-05)', () => {
  /** A form as a browser without scripts posts it. */
  const formWithoutScripts = (changed: Readonly<Record<string, string>> = {}) => {
    const proof = { key: '', captcha: '', ...answeredQuestion(secret) }
    return createForm({ ...validFields(target), ...proof, ...changed }, { Accept: 'text/html,*/*' })
  }

  test('accepts a correct sum and redirects to the thank-you page (FORM-08)', async () => {
    const count = storedKeys().length
    const mine = { user_name: 'Sin Scripts' }
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const redirect = await post(formWithoutScripts(mine)).catch((thrown: unknown) => thrown)
      expect(redirect).toBeInstanceOf(Response)
      if (!(redirect instanceof Response)) return
      expect(redirect.status).toBe(303)
      expect(redirect.headers.get('Location')).toMatch(/^\/thankYou\?recibido=\w+\.[\w-]+$/)
      expect(redirect.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect(storedKeys()).toHaveLength(count + 1)
  })

  test('ignores reports under a key that derives from the content (FORM-10)', () => {
    const content = fingerprint({ ...validFields(target), user_name: 'Sin Scripts' })
    const report = { key: keyFromContent(secret, content), fingerprint: content }
    expect(storedKeys()).toContain(report.key)
    expect(services.investorRequests.reportSent(report)).toBe(false)
  })

  test('limits wrong answers by address', async () => {
    const outcomes: InvestorReply['outcome'][] = []
    for (let count = 0; count < 5; count += 1) {
      const { reply } = await post(formWithoutScripts({ answer: '1' }), '203.0.113.7')
      outcomes.push(reply.outcome)
    }
    const { reply, init } = await post(
      formWithoutScripts({ user_name: 'Otra Persona' }),
      '203.0.113.7',
    )
    expect(outcomes).toEqual([...Array<string>(4).fill('captchaRequired'), 'tooManyRequests'])
    expect([reply.outcome, init?.status]).toEqual(['tooManyRequests', 429])
    expect(new Headers(init?.headers).get('Retry-After')).toBe('600')
  })
})

test('allows 20 posts in ten minutes from one address (FORM-10)', async () => {
  const statuses: unknown[] = []
  for (let count = 0; count < 20; count += 1) {
    statuses.push((await post(createForm({ user_name: 'x' }), '203.0.113.8')).init?.status)
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const { reply, init } = await post(createForm({ user_name: 'x' }), '203.0.113.8')
  expect(init?.status).toBe(429)
  expect(reply).toHaveProperty('typed.user_name', 'x')
})

test('logs nothing that was typed (FORM-10)', () => {
  const lines = logged.join('')
  expect(lines).not.toMatch(/Gómez|correo\.example|4000|plan\.|Scripts|spam/)
})
