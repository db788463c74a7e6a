import { type ClientActionFunctionArgs, redirect } from '@remix-run/react'
import { warn } from '~/lib/browser-log'
import { type InvestorReply, type MailToSend, replyStatus } from '~/lib/investor-form/reply'
import { rememberSubmission } from '~/lib/investor-form/submission'
import { thankYouPath } from '~/lib/site-pages'
import { EmailFailure } from '~/services/email-client/failure'
import { eraseDraft } from './kept-draft'
import { track } from '~/services/analytics/track'
import { textOf, typedFields } from './posted'

/** The service answers `OK`; what stands in its way may answer a page. */
const LONGEST_RESPONSE = 100

type Reply = InvestorReply | { outcome: 'sendFailed' }

/** What the form gets back when the visitor stays at it. */
export type Refused = Exclude<Reply, { outcome: 'stored' }>

/**
 * The way of a request from the browser (FORM-07 to FORM-09): the server stores it, then the e-mail
 * goes out from here, and the visitor to the thanks. Whatever fails leaves the visitor at the form
 * with everything that was typed; sending it again makes no second request.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = await request.clone().formData()
  const reply = await storedBy(() => serverAction<() => Promise<InvestorReply>>())
  if (reply.outcome !== 'stored') return refused(reply)
  trackSubmission(posted)
  const { mail } = reply
  if (mail !== undefined && !(await isMailed(posted, mail))) {
    return refused({ outcome: 'sendFailed' })
  }
  rememberSubmission({
    name: textOf(posted, 'user_name'),
    email: textOf(posted, 'user_email'),
    phone: textOf(posted, 'user_whatsapp'),
  })
  eraseDraft()
  return redirect(thankYouPath)
}

let lastTracked = ''

/** A request has one event (ANA-01), however often its e-mail is tried. */
function trackSubmission(posted: FormData): void {
  const key = textOf(posted, 'key')
  if (key === lastTracked) return
  lastTracked = key
  const details = { timestamp: new Date().toISOString(), userAgent: navigator.userAgent }
  track('Form Submitted', { ...typedFields(posted), ...details }, key)
}

/** The server's reply; a connection that is lost must not bring the router's page for errors. */
async function storedBy(serverAction: () => Promise<InvestorReply>): Promise<Reply> {
  try {
    return await serverAction()
  } catch (error) {
    warn('investors.notStored', { reason: String(error) })
    return { outcome: 'sendFailed' }
  }
}

/** True once the e-mail is sent; what sends it is loaded when there is one to send. */
async function isMailed(posted: FormData, mail: MailToSend) {
  try {
    const { sendByEmail } = await import('./send-by-email')
    const response = await sendByEmail(posted, mail)
    track('Email Sent', { response: response.slice(0, LONGEST_RESPONSE) })
    return true
  } catch (error) {
    // Not the service's text: it may name the address.
    const reason = error instanceof EmailFailure ? String(error.status) : String(error)
    warn('investors.notMailed', { reason })
    return false
  }
}

/**
 * As a response, so that it carries its status: after a failure the page then keeps its data
 * (keepAfterRefusal), instead of asking for them by a connection that may be lost.
 */
function refused(reply: Refused): Response {
  return new Response(JSON.stringify(reply), {
    status: replyStatus[reply.outcome],
    headers: { 'Content-Type': 'application/json' },
  })
}
