import { beforeEach, describe, expect, test } from 'vitest'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { createLog } from '~/lib/process/log.server'
import { openTestDatabase } from '~/testing/investor-requests/outbox-database'
import { answeredQuestion, validForm } from '~/testing/investor-requests/valid-form'
import type { CaptchaVerdict } from '../captcha/verdict'
import { createOutbox } from '../outbox/outbox.server'
import { acceptRequest, type AcceptDeps } from './accept-request.server'

const secret = 'a secret of the server'
const email = { origin: 'https://site.example', publicKey: 'p', serviceId: 's', templateId: 't' }
const MAIL_AFTER_MS = 120_000

let clock = 0
beforeEach(() => {
  clock = 1_700_000_000_000
})

/** An outbox and a fixed captcha result. */
function openSite(changed: Partial<AcceptDeps> = {}) {
  const now = () => clock
  const outbox = createOutbox({ db: openTestDatabase(), mailAfterMs: MAIL_AFTER_MS, now })
  const counted: string[] = []
  const deps: AcceptDeps = {
    outbox,
    checkCaptcha: () => Promise.resolve<CaptchaVerdict>({ verdict: 'passed' }),
    allowsCaller: () => true,
    allowsUnproven: (caller) => {
      counted.push(caller)
      return counted.length <= 4
    },
    secret: () => secret,
    email,
    log: createLog(() => undefined),
    now,
    ...changed,
  }
  return {
    outbox,
    counted,
    stored: () => outbox.records().map(({ key }) => key),
    post: (fields: Readonly<Record<string, string>>) => {
      const stamp = createFormStamp(secret, clock)
      const body = new URLSearchParams({ ...validForm, stamp, ...fields })
      const request = new Request('https://site.example/inversores', { method: 'POST', body })
      return acceptRequest(request, '203.0.113.1', deps)
    },
  }
}

const withScripts = () => ({ key: crypto.randomUUID(), captcha: 'token' })
const withoutScripts = () => ({ key: '', captcha: '', ...answeredQuestion(secret, clock) })

describe('while the captcha provider is unavailable (CAP-01, FORM-06)', () => {
  const checkCaptcha = () => Promise.resolve({ verdict: 'unknown', reason: 'HTTP 500' } as const)

  test('accepts as few requests as without a captcha', async () => {
    const { post, stored, counted } = openSite({ checkCaptcha })
    const outcomes: string[] = []
    for (let count = 0; count < 5; count += 1) {
      outcomes.push((await post({ ...withScripts(), user_name: `Ana ${count} Gómez` })).outcome)
    }
    expect(outcomes).toEqual([...Array<string>(4).fill('stored'), 'sendFailed'])
    expect(counted).toEqual(Array(5).fill('203.0.113.1'))
    expect(stored()).toHaveLength(4)
  })

  test('counts a repeated form once', async () => {
    const { post, counted } = openSite({ checkCaptcha })
    const fields = withScripts()
    for (let count = 0; count < 6; count += 1) {
      expect((await post(fields)).outcome).toBe('stored')
    }
    expect(counted).toHaveLength(1)
  })
})

describe('a form without a key (FORM-05, FORM-10)', () => {
  test('needs a proof each time, so nobody learns whether its content is known', async () => {
    const { post, stored } = openSite()
    expect(await post(withoutScripts())).toEqual({ outcome: 'stored' })
    expect(await post({ key: '', captcha: '' })).toMatchObject({ outcome: 'captchaRequired' })
    const wrong = { ...withoutScripts(), answer: '1' }
    expect(await post(wrong)).toMatchObject({ outcome: 'captchaRequired' })
    expect(await post(withoutScripts())).toEqual({ outcome: 'stored' })
    expect(stored()).toHaveLength(1)
  })

  test('is not counted while the outbox fails', async () => {
    const down = () => {
      throw new Error('down')
    }
    const { outbox } = openSite()
    const { post, counted } = openSite({ outbox: { ...outbox, getStatus: down } })
    expect(await post(withoutScripts())).toMatchObject({ outcome: 'sendFailed' })
    expect(counted).toEqual([])
  })
})

describe('other content under a known key (FORM-08)', () => {
  const ana = withScripts()
  const berta = {
    ...ana,
    user_name: 'Berta Sánchez',
    user_whatsapp: '+54 11 5000 0000',
    user_email: 'berta@correo.example',
  }

  test('of another person becomes one separate request, also when it is repeated', async () => {
    const { post, stored, outbox } = openSite()
    await post(ana)
    const reply = await post(berta)
    expect(await post(berta)).toEqual(reply)
    expect(stored()).toHaveLength(2)
    if (reply.outcome !== 'stored' || reply.mail === undefined) throw new Error(reply.outcome)
    expect(reply.mail.report.key).not.toBe(ana.key)
    expect(outbox.reportSent(reply.mail.report)).toBe(true)
    expect(await post(berta)).toEqual({ outcome: 'stored' })
    expect((await post(ana)).outcome).toBe('stored')
    expect(outbox.mail.nextAt()).toBeDefined()
  })
})

test('accepts a stamp of any age, because autofill is quick (FORM-10)', async () => {
  const { post } = openSite()
  for (const at of [clock, clock - 1, clock - 400 * 86_400_000, clock + 3_600_000]) {
    const form = { ...withScripts(), stamp: createFormStamp(secret, at) }
    expect((await post(form)).outcome).toBe('stored')
  }
})
