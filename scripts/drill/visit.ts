import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { sitePages, thankYouPath } from '../../app/lib/site-pages'
import { relayAccount } from '../../config/mail.server'
import type { House } from '../lib/house'
import { type Answer, type Browser, type Fields, openBrowser } from './browser'
import { filledForm, type Visit, type Visitor } from './visitor'

/** From then on the server mails what no browser has reported; the default of two minutes is long. */
export const MAIL_AFTER_MS = 2_000

/** People wait for so long, with pauses between their tries, and then leave. */
const PATIENCE_MS = 60_000
const PAUSE_MS = 1_000

/**
 * Fills in one form and presses the button until the page says thanks, as long as patience lasts;
 * then the page does what it does in a browser.
 */
export async function visit(house: House, visitor: Visitor): Promise<Visit> {
  const fields = await filledForm(house.token, visitor)
  const browser = openBrowser(house, visitor.address)
  const startedAt = Date.now()
  let [stored, tries, mailed, reported] = [false, 0, 0, false]
  while (Date.now() - startedAt < PATIENCE_MS) {
    tries += 1
    const reply = await submit(browser, visitor, fields)
    if (reply !== undefined) {
      stored = true
      if (visitor.way !== 'mails' || reply.report === undefined) break
      mailed += 1
      if (await isMailed(browser, visitor.typed)) {
        reported = await isReported(browser, reply.report)
        break
      }
    }
    await pause(PAUSE_MS)
  }
  const inTime = mailed === 1 && reported && Date.now() - startedAt < MAIL_AFTER_MS
  const mayBeMailedAgain = mailed > 0 && !inTime
  return { visitor, stored, tries, cutOff: browser.cutOff(), reported, mayBeMailedAgain }
}

/** What a page learns of a request that is stored. */
interface Stored {
  /** What the browser reports once it has sent the e-mail, if it is to send it. */
  report?: { key: string; fingerprint: string }
}

async function submit(
  browser: Browser,
  { way }: Visitor,
  fields: Fields,
): Promise<Stored | undefined> {
  const { investorsPage } = sitePages
  if (way === 'noScripts') {
    const answer = await browser.post(investorsPage, fields, 'text/html')
    const isThanked = answer?.status === 303 && answer.location === thankYouPath
    return isThanked ? {} : undefined
  }
  const answer = await browser.post(`${investorsPage}.data`, fields)
  return answer?.status === 200 ? readStored(answer) : undefined
}

/** The router's stream is a line of JSON that lists each name and value once, and how they belong. */
function readStored({ text }: Answer): Stored {
  const values = z.array(z.unknown()).parse(JSON.parse(text))
  if (!values.includes('stored')) {
    throw new Error(`The site answered 200, but not that it stored the request: ${text}`)
  }
  if (!values.includes('mail')) return {}
  const after = (name: string) => z.string().parse(values[values.indexOf(name) + 1])
  return { report: { key: after('key'), fingerprint: after('fingerprint') } }
}

async function isMailed(browser: Browser, typed: Fields): Promise<boolean> {
  const { publicKey, serviceId, templates } = relayAccount
  const ids = { user_id: publicKey, service_id: serviceId, template_id: templates.investor }
  // As form data, which the call takes alone.
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...typed, ...ids })) form.append(name, value)
  const answer = await browser.post('/api/v1.0/email/send-form', form)
  return answer?.status === 200
}

/** A report that is lost is not repeated: the page has gone by then. */
async function isReported(browser: Browser, report: Fields): Promise<boolean> {
  return (await browser.post('/inversores/enviado', report))?.status === 204
}
