import { type ClientActionFunctionArgs, redirect } from '@remix-run/react'
import { warn } from '~/lib/browser/console-warning'
import {
  type InvestorReply,
  type MailToSend,
  replyStatus,
} from '~/services/investor-requests/form/reply'
import { rememberSubmission } from '~/services/investor-requests/form/submission'
import { sitePages } from '#config/site-pages'
import { EmailFailure } from '~/services/email-client/failure'
import { deleteDraft } from '../draft/draft'
import { track } from '~/services/analytics/track'
import { readField, typedFields } from './posted-fields'

/** The service answers `OK`; a proxy in between may answer a whole page. */
const MAX_RESPONSE_LENGTH = 100

interface SendFailure {
  outcome: 'sendFailed'
  /** True when only the e-mail failed: the server has stored the request and will send it. */
  isStored: boolean
}

type Reply = InvestorReply | SendFailure

/** Reply to a form that was not sent. */
export type UnsentReply = Exclude<Reply, { outcome: 'stored' }>

/**
 * Sends a request (FORM-07 to FORM-09): the server stores it, the browser sends the e-mail, and the
 * thank-you page follows. After a failure the form keeps everything typed; sending again makes no
 * second request.
 */
export async function clientAction({ request, serverAction }: ClientActionFunctionArgs) {
  const posted = await request.clone().formData()
  const reply = await requestReply(() => serverAction<() => Promise<InvestorReply>>())
  if (reply.outcome !== 'stored') return toErrorResponse(reply)
  trackSubmission(posted)
  const { mail } = reply
  if (mail !== undefined && !(await trySendEmail(posted, mail))) {
    return toErrorResponse({ outcome: 'sendFailed', isStored: true })
  }
  rememberSubmission({
    name: readField(posted, 'user_name'),
    email: readField(posted, 'user_email'),
    phone: readField(posted, 'user_whatsapp'),
  })
  deleteDraft()
  return redirect(sitePages.thankYouPage.path)
}

let lastTracked = ''

/** Tracks one event for each request (ANA-01), however often its e-mail is retried. */
function trackSubmission(posted: FormData): void {
  const key = readField(posted, 'key')
  if (key === lastTracked) return
  lastTracked = key
  const details = { timestamp: new Date().toISOString(), userAgent: navigator.userAgent }
  track('Form Submitted', { ...typedFields(posted), ...details }, key)
}

/**
 * Returns the reply of the server. A lost connection counts as a failed send, so that the router
 * does not show its error page.
 */
async function requestReply(serverAction: () => Promise<InvestorReply>): Promise<Reply> {
  try {
    return await serverAction()
  } catch (error) {
    warn('investors.notStored', { reason: String(error) })
    return { outcome: 'sendFailed', isStored: false }
  }
}

/** Sends the e-mail with a module that loads on first use; returns whether it succeeded. */
async function trySendEmail(posted: FormData, mail: MailToSend) {
  try {
    const { sendByEmail } = await import('./send-by-email')
    const response = await sendByEmail(posted, mail)
    track('Email Sent', { response: response.slice(0, MAX_RESPONSE_LENGTH) })
    return true
  } catch (error) {
    // The service's text may contain the address.
    const reason = error instanceof EmailFailure ? String(error.status) : String(error)
    warn('investors.notMailed', { reason })
    return false
  }
}

/**
 * The error status makes `revalidateUnlessRejected` keep the loader data. Loading it again may fail
 * too.
 */
function toErrorResponse(reply: UnsentReply): Response {
  return new Response(JSON.stringify(reply), {
    status: replyStatus[reply.outcome],
    headers: { 'Content-Type': 'application/json' },
  })
}
