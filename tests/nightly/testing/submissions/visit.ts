import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { sitePages } from '#config/site-pages'
import { relayAccount } from '#config/mail.server'
import type { TestInstance } from '#scripts/lib/test-instance'
import { type Answer, type FormClient, type Fields, createFormClient } from './form-client'
import { fillForm, type Visit, type Visitor } from './visitor'

/** After this the server sends e-mails that no browser has reported; shorter than the default. */
export const MAIL_AFTER_MS = 2_000

/** How long a visitor retries. */
const TIMEOUT_MS = 60_000
const RETRY_MS = 1_000

/** What visitors need of an instance. */
export type VisitedSite = Pick<TestInstance, 'site' | 'origin' | 'token'>

/**
 * Posts one form until the site answers with success or the time is over. Then sends and reports
 * the e-mail, as the page does in a browser.
 */
export async function visit(instance: VisitedSite, visitor: Visitor): Promise<Visit> {
  const key = crypto.randomUUID()
  const client = createFormClient(instance, visitor.address)
  const startedAt = Date.now()
  let [stored, tries, mailed, reported] = [false, 0, 0, false]
  while (Date.now() - startedAt < TIMEOUT_MS) {
    tries += 1
    // As on the page, a retry has a new captcha.
    const fields = await fillForm(instance.token, visitor, key)
    const reply = await submit(client, visitor, fields)
    if (reply !== undefined) {
      stored = true
      if (visitor.mode !== 'sendsEmail' || reply.report === undefined) break
      mailed += 1
      if (await sendEmail(client, visitor.typed)) {
        reported = await report(client, reply.report)
        break
      }
    }
    await sleep(RETRY_MS)
  }
  const inTime = mailed === 1 && reported && Date.now() - startedAt < MAIL_AFTER_MS
  const mayBeMailedAgain = mailed > 0 && !inTime
  return {
    visitor,
    stored,
    tries,
    unansweredPosts: client.unansweredPosts(),
    reported,
    mayBeMailedAgain,
  }
}

/** Posts one form once. @returns whether the site answered that it is stored */
export async function submitOnce(instance: VisitedSite, visitor: Visitor): Promise<boolean> {
  const fields = await fillForm(instance.token, visitor, crypto.randomUUID())
  return (await submit(createFormClient(instance, visitor.address), visitor, fields)) !== undefined
}

/** Answer to a stored request. */
interface StoredReply {
  /** What the browser reports after it sends the e-mail; absent when the server sends it. */
  report?: { key: string; fingerprint: string }
}

async function submit(
  client: FormClient,
  { mode }: Visitor,
  fields: Fields,
): Promise<StoredReply | undefined> {
  const [investorsPage, thankYouPage] = [sitePages.investorsPage.path, sitePages.thankYouPage.path]
  if (mode === 'noScripts') {
    const answer = await client.post(investorsPage, fields, 'text/html')
    const isThanked = answer?.status === 303 && answer.location?.startsWith(thankYouPage) === true
    return isThanked ? {} : undefined
  }
  const answer = await client.post(`${investorsPage}.data`, fields)
  return answer?.status === 200 ? readStoredReply(answer) : undefined
}

/** Remix streams a line of JSON that lists each name and value once. */
function readStoredReply({ text }: Answer): StoredReply {
  const values = z.array(z.unknown()).parse(JSON.parse(text))
  if (!values.includes('stored')) {
    throw new Error(`The site answered 200, but not that it stored the request: ${text}`)
  }
  if (!values.includes('mail')) return {}
  const after = (name: string) => z.string().parse(values[values.indexOf(name) + 1])
  return { report: { key: after('key'), fingerprint: after('fingerprint') } }
}

async function sendEmail(client: FormClient, typed: Fields): Promise<boolean> {
  const { publicKey, serviceId, templates } = relayAccount
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templates.investor }
  // The call accepts form data only.
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...ids })) form.append(name, value)
  const answer = await client.post('/api/v1.0/email/send-form', form)
  return answer?.status === 200
}

/** The page reports once, without a retry. */
async function report(client: FormClient, report: Fields): Promise<boolean> {
  return (await client.post('/inversores/enviado', report))?.status === 204
}
