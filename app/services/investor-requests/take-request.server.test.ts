import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { formStamp } from '~/lib/form-stamp.server'
import { createLog } from '~/lib/log.server'
import { wholeForm } from '../../../scripts/lib/investor-form'
import type { CaptchaVerdict } from './captcha/captcha.server'
import { createDiskJournal } from './disk-journal.server'
import { openJournalDatabase } from './journal-database.server'
import { signedQuestion } from './question.server'
import { takeRequest, type TakingParts } from './take-request.server'

const secret = 'a secret of the server'
const email = { origin: 'https://site.example', publicKey: 'p', serviceId: 's', templateId: 't' }
const MAIL_AFTER_MS = 120_000

let clock = 0
beforeEach(() => {
  clock = 1_700_000_000_000
})

/** A site whose captcha says what the test says. */
function openSite(changed: Partial<TakingParts> = {}) {
  const dir = mkdtempSync(path.join(tmpdir(), 'taking-'))
  const db = openJournalDatabase(dir)
  onTestFinished(() => {
    db.close()
    rmSync(dir, { recursive: true })
  })
  const now = () => clock
  const journal = createDiskJournal({ db, mailAfterMs: MAIL_AFTER_MS, now })
  const counted: string[] = []
  const parts: TakingParts = {
    journal,
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
    journal,
    counted,
    kept: () => journal.remembered().map(({ key }) => key),
    post: (fields: Readonly<Record<string, string>>) => {
      const stamp = formStamp(secret, clock - 60_000)
      const body = new URLSearchParams({ ...wholeForm, stamp, ...fields })
      const request = new Request('https://site.example/inversores', { method: 'POST', body })
      return takeRequest(request, '203.0.113.1', parts)
    },
  }
}

const withScripts = () => ({ key: crypto.randomUUID(), captcha: 'token' })
const withoutScripts = () => {
  const { a, b, signed } = signedQuestion(secret, clock)
  return { key: '', captcha: '', question: signed, answer: String(a + b) }
}

describe('CAP-01 FORM-06 while nobody can say whether the captcha was solved', () => {
  const checkCaptcha = () => Promise.resolve({ verdict: 'unknown', reason: 'HTTP 500' } as const)

  test('requests are taken, as few as without any captcha; the others may be sent again', async () => {
    const { post, kept, counted } = openSite({ checkCaptcha })
    const outcomes: string[] = []
    for (let count = 0; count < 5; count += 1) {
      outcomes.push((await post({ ...withScripts(), user_name: `Ana ${count} Gómez` })).outcome)
    }
    expect(outcomes).toEqual([...Array<string>(4).fill('stored'), 'sendFailed'])
    expect(counted).toEqual(Array(5).fill('203.0.113.1'))
    expect(kept()).toHaveLength(4)
  })

  test('the same form sent again is not counted again', async () => {
    const { post, counted } = openSite({ checkCaptcha })
    const fields = withScripts()
    for (let count = 0; count < 6; count += 1) {
      expect((await post(fields)).outcome).toBe('stored')
    }
    expect(counted).toHaveLength(1)
  })
})

describe('FORM-05 FORM-10 a form without a key', () => {
  test('tells nobody whether its content is known: it proves itself each time, and has no name', async () => {
    const { post, kept } = openSite()
    expect(await post(withoutScripts())).toEqual({ outcome: 'stored' })
    expect(await post({ key: '', captcha: '' })).toMatchObject({ outcome: 'captchaRequired' })
    const wrong = { ...withoutScripts(), answer: '1' }
    expect(await post(wrong)).toMatchObject({ outcome: 'captchaRequired' })
    expect(await post(withoutScripts())).toEqual({ outcome: 'stored' })
    expect(kept()).toHaveLength(1)
  })

  test('is not counted while the journal is out: it may be sent again', async () => {
    const down = () => Promise.reject(new Error('down'))
    const { journal } = openSite()
    const { post, counted } = openSite({ journal: { ...journal, stateOf: down } })
    expect(await post(withoutScripts())).toMatchObject({ outcome: 'sendFailed' })
    expect(counted).toEqual([])
  })
})

describe('FORM-08 other content under a known key', () => {
  const ana = withScripts()
  const berta = {
    ...ana,
    user_name: 'Berta Sánchez',
    user_whatsapp: '+54 11 5000 0000',
    user_email: 'berta@correo.example',
  }

  test('of the same person corrects the first', async () => {
    const { post, kept } = openSite()
    await post(ana)
    await post({ ...ana, user_whatsapp: '+54 11 5000 0000' })
    expect(kept()).toEqual([ana.key])
  })

  test('of somebody else is a request of its own, once however often it comes', async () => {
    const { post, kept, journal } = openSite()
    await post(ana)
    const reply = await post(berta)
    expect(await post(berta)).toEqual(reply)
    expect(kept()).toHaveLength(2)
    if (reply.outcome !== 'stored' || reply.mail === undefined) throw new Error(reply.outcome)
    expect(reply.mail.report.key).not.toBe(ana.key)
    expect(journal.reportSent(reply.mail.report)).toBe(true)
    expect(await post(berta)).toEqual({ outcome: 'stored' })
    expect((await post(ana)).outcome).toBe('stored')
    expect(await journal.mail.nextAt()).toBeDefined()
  })
})

describe('FORM-09 the e-mail', () => {
  test('is waited for half a minute whenever the browser is told to send it', async () => {
    const { post, journal } = openSite()
    const fields = withScripts()
    const first = await post(fields)
    expect(first).toMatchObject({
      outcome: 'stored',
      mail: { settings: email, report: { key: fields.key } },
    })
    clock += MAIL_AFTER_MS - 1_000
    expect(await post(fields)).toEqual(first)
    expect(await journal.mail.nextAt()).toBe(clock + 30_000)
  })
})

test('FORM-10 a form that was served by a clock that was ahead is taken; one that comes at once is not', async () => {
  const { post } = openSite()
  const served = (at: number) => ({ ...withScripts(), stamp: formStamp(secret, at) })
  expect((await post(served(clock + 3_600_000))).outcome).toBe('stored')
  expect((await post(served(clock - 1_999))).outcome).toBe('notAccepted')
})
