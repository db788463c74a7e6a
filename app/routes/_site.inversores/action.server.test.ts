import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import Sqlite from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { hostilePosts } from '../../../tests/hostile/hostile-posts'
import { fingerprint } from '../../../config/fingerprint.server'
import { goodFields, type Posting, posting, type Target } from '../../../tests/hostile/post'
import { solvedCaptcha } from '../../../scripts/lib/investor-form'
import type { InvestorReply } from '~/lib/investor-form/reply'
import { signedQuestion } from '~/services/investor-requests/question.server'
import { keyOfContent } from '~/services/investor-requests/request-key.server'

/** A site of its own: a data folder, a secret, and neither lake nor relay to deliver to. */
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
const { investorRequests } = await import('~/services/investor-requests/requests.server')

let callers = 0
/** Posts as another network address each time, because the server counts by it. */
async function post({ method, headers, body }: Posting, clientAddress = `198.51.100.${callers++}`) {
  const request = new Request(`${origin}/inversores`, {
    method,
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== '')),
    body: Buffer.from(body),
  })
  const answered = await action({ request, context: { clientAddress }, params: {} })
  return { reply: answered.data, init: answered.init }
}

const formOf = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}) =>
  posting({ origin }, new URLSearchParams(fields).toString(), headers)

/** The keys that are kept, as another process reads them. */
function kept(): unknown[] {
  const db = new Sqlite(path.join(dataDir, 'requests', 'requests.db'), { readonly: true })
  try {
    return db.prepare('SELECT key FROM requests').pluck().all()
  } finally {
    db.close()
  }
}

const target: Target = { secret, origin, captcha: '', spent: '' }
let first: ReturnType<typeof goodFields>
beforeAll(async () => {
  target.captcha = await solvedCaptcha(secret)
  target.spent = await solvedCaptcha(secret)
  first = goodFields({ secret, captcha: target.spent })
  expect(await post(formOf(first))).toMatchObject({ reply: { outcome: 'stored' } })
})
afterAll(async () => {
  await investorRequests().stop()
  rmSync(dataDir, { recursive: true })
})

describe('FORM-10 what nobody should post gets its message, and nothing is stored', () => {
  test('the table is long, and each line is one of its own', () => {
    const names = hostilePosts.map(({ name }) => name)
    expect(names.length).toBeGreaterThanOrEqual(150)
    expect(new Set(names).size).toBe(names.length)
  })

  test.each(hostilePosts)('$status $outcome: $name', async ({ make, outcome, status }) => {
    const before = kept()
    const { reply, init } = await post(await make(target))
    expect({ outcome: reply.outcome, status: init?.status }).toEqual({ outcome, status })
    expect(new Headers(init?.headers).get('Cache-Control')).toBe('private, no-store')
    expect(kept()).toEqual(before)
  })

  test('a filled trap is refused, with what was typed', async () => {
    const fields = { ...goodFields(target), website: 'https://spam.example' }
    const { reply, init } = await post(formOf(fields))
    expect([reply.outcome, init?.status]).toEqual(['notAccepted', 400])
    expect(reply).toHaveProperty('typed.user_email', fields.user_email)
    expect(kept()).toEqual([first.key])
  })
})

describe('FORM-07 FORM-10 what was typed comes back', () => {
  test('as it was typed, with what is wrong', async () => {
    const fields = { ...goodFields(target), user_name: ' <b>Al ', user_whatsapp: '123' }
    const { reply } = await post(formOf(fields))
    expect(reply).toEqual({
      outcome: 'invalid',
      problems: { user_name: 'nameInvalid', user_whatsapp: 'phoneInvalid' },
      typed: {
        user_name: ' <b>Al ',
        user_whatsapp: '123',
        user_email: fields.user_email,
        user_currency: 'USD',
        user_message: fields.user_message,
      },
    })
  })

  test('with the alert of the captcha', async () => {
    const fields = { ...goodFields(target), captcha: '' }
    const { reply } = await post(formOf(fields))
    expect(reply).toMatchObject({
      outcome: 'captchaRequired',
      typed: { user_name: fields.user_name },
    })
  })
})

describe('FORM-08 one form is one request', () => {
  test('a second click, with what was used up, is answered like the first', async () => {
    const again = await post(formOf(first))
    expect(again.reply).toMatchObject({ outcome: 'stored', mail: { report: { key: first.key } } })
    expect(kept()).toEqual([first.key])
  })

  test('two clicks at the same moment make one', async () => {
    const fields = goodFields({ secret, captcha: await solvedCaptcha(secret) })
    const answers = await Promise.all([post(formOf(fields)), post(formOf(fields))])
    expect(answers.map(({ reply }) => reply.outcome)).toEqual(['stored', 'stored'])
    expect(kept().filter((key) => key === fields.key)).toHaveLength(1)
  })

  test('CAP-02 one captcha serves one of two requests that come at the same moment', async () => {
    const captcha = await solvedCaptcha(secret)
    const posts = [goodFields({ secret, captcha }), goodFields({ secret, captcha })]
    const answers = await Promise.all(posts.map((fields) => post(formOf(fields))))
    expect(answers.map(({ reply }) => reply.outcome).sort()).toEqual(['captchaExpired', 'stored'])
  })

  test('MAIL-03 the browser is told how to send the e-mail, until it reports that it has', async () => {
    const report = { key: first.key, fingerprint: fingerprint(first) }
    const settings = {
      origin,
      publicKey: 'embedded',
      serviceId: 'relay',
      templateId: 'investor-request',
    }
    expect((await post(formOf(first))).reply).toEqual({
      outcome: 'stored',
      mail: { settings, report },
    })
    expect(await investorRequests().reportSent(report)).toBe(true)
    expect((await post(formOf(first))).reply).toEqual({ outcome: 'stored' })
  })
})

describe('FORM-05 without scripts', () => {
  /** As a browser sends it when no script has run. */
  const byHand = (changed: Readonly<Record<string, string>> = {}) => {
    const { a, b, signed } = signedQuestion(secret)
    const proof = { key: '', captcha: '', question: signed, answer: String(a + b) }
    return formOf({ ...goodFields(target), ...proof, ...changed }, { Accept: 'text/html,*/*' })
  }

  test('FORM-08 a sum vouches for the sender, and the thank-you page comes next', async () => {
    const count = kept().length
    const mine = { user_name: 'Sin Scripts' }
    for (let clicks = 0; clicks < 2; clicks += 1) {
      const redirect = await post(byHand(mine)).catch((thrown: unknown) => thrown)
      expect(redirect).toBeInstanceOf(Response)
      if (!(redirect instanceof Response)) return
      expect([redirect.status, redirect.headers.get('Location')]).toEqual([303, '/thankYou'])
      expect(redirect.headers.get('Cache-Control')).toBe('private, no-store')
    }
    expect(kept()).toHaveLength(count + 1)
  })

  test('FORM-10 nobody stops the e-mail of somebody whose form can be guessed', async () => {
    const content = fingerprint({ ...goodFields(target), user_name: 'Sin Scripts' })
    const report = { key: keyOfContent(secret, content), fingerprint: content }
    expect(kept()).toContain(report.key)
    expect(await investorRequests().reportSent(report)).toBe(false)
  })

  test('few of them are taken from one address', async () => {
    const outcomes: InvestorReply['outcome'][] = []
    for (let count = 0; count < 5; count += 1) {
      const { reply } = await post(byHand({ answer: '1' }), '203.0.113.7')
      outcomes.push(reply.outcome)
    }
    const { reply, init } = await post(byHand({ user_name: 'Otra Persona' }), '203.0.113.7')
    expect(outcomes).toEqual([...Array<string>(4).fill('captchaRequired'), 'tooManyRequests'])
    expect([reply.outcome, init?.status]).toEqual(['tooManyRequests', 429])
    expect(new Headers(init?.headers).get('Retry-After')).toBe('600')
  })
})

test('FORM-10 an address of the network posts 20 times in ten minutes, and no more', async () => {
  const statuses: unknown[] = []
  for (let count = 0; count < 20; count += 1) {
    statuses.push((await post(formOf({ user_name: 'x' }), '203.0.113.8')).init?.status)
  }
  expect(new Set(statuses)).toEqual(new Set([400]))
  const { reply, init } = await post(formOf({ user_name: 'x' }), '203.0.113.8')
  expect(init?.status).toBe(429)
  expect(reply).toHaveProperty('typed.user_name', 'x')
})

test('FORM-10 nothing that anybody wrote is in the log', () => {
  const lines = logged.join('')
  expect(lines).not.toMatch(/Gómez|correo\.example|4000|plan\.|Scripts|spam/)
})
