import { fingerprint } from '../form/fingerprint.server'
import { readStampAge } from '~/lib/forms/form-stamp.server'
import type { RateLimit } from '~/lib/http/rate-limit.server'
import { errorReason } from '~/lib/process/error-reason.server'
import type { Log } from '~/lib/process/log.server'
import type { CheckCaptcha } from '../captcha/verdict'
import { readInvestorRequest, untouchedFields } from '../form/definition'
import type { InvestorReply, RequestRejection } from '../form/reply'
import type { EmailClientSettings } from '../form/settings'
import type { Outbox } from '../outbox/outbox.server'
import type { Challenge, KeyedRequest, RequestStatus } from '../outbox/stored-request.server'
import { type PostedForm, readPostedForm } from './posted-form.server'
import { checkAnswer } from './question.server'
import { alternativeKey, isBrowserKey, keyFromContent } from './request-key.server'

export interface AcceptDeps {
  outbox: Pick<Outbox, 'getStatus' | 'save' | 'awaitReport'>
  checkCaptcha: CheckCaptcha
  /** Counts every post by network address. */
  allowsCaller: RateLimit
  /** A stricter limit for posts without a verified captcha. */
  allowsUnproven: RateLimit
  /** Signs stamps and questions. @throws Error while there is none */
  secret: () => string
  /** How the browser sends the e-mail of a stored request. */
  email: EmailClientSettings
  log: Log
  now?: () => number
}

type Proof = { challenge?: Challenge } | Exclude<RequestRejection, 'tooLarge'>

/**
 * Accepts or rejects a posted investor form (FORM-05 to FORM-10). A `stored` request is durable.
 * Never throws: when the outbox fails, the reply is `sendFailed`.
 * @param caller network address of the sender
 */
export async function acceptRequest(
  request: Request,
  caller: string,
  deps: AcceptDeps,
): Promise<InvestorReply> {
  const isAllowed = deps.allowsCaller(caller)
  const form = await readPostedForm(request)
  if (typeof form === 'string') return { outcome: form, typed: untouchedFields }
  const { typed } = form
  if (!isAllowed) return { outcome: 'tooManyRequests', typed }
  try {
    return await acceptForm(form, caller, deps)
  } catch (error) {
    deps.log.error('an investor request could not be stored', { reason: errorReason(error) })
    return { outcome: 'sendFailed', typed }
  }
}

async function acceptForm(
  form: PostedForm,
  caller: string,
  deps: AcceptDeps,
): Promise<InvestorReply> {
  const { typed, key } = form
  const { outbox, secret, email } = deps
  // Autofill extensions can trip the honeypot, so the reply must not pretend a success.
  if (form.website !== '') return { outcome: 'notAccepted', typed }
  const read = readInvestorRequest(typed)
  if (!read.ok) return { outcome: 'invalid', issues: read.issues, typed }
  // The age does not matter: autofill is quick (decision 13).
  const isStamped = readStampAge(secret(), form.stamp) !== undefined
  if (!isStamped || (key !== '' && !isBrowserKey(key))) return { outcome: 'notAccepted', typed }
  const { keyed, status } = identifyRequest(read.request, key, deps)
  // A repeated form needs no second proof if it has a browser's key. Without the key a sender could
  // otherwise confirm guesses of what others have written.
  const isKnown = status !== 'unknown'
  if (!isKnown || key === '') {
    const proof = await checkProof(form, caller, deps)
    if (typeof proof === 'string') return { outcome: proof, typed }
    if (!isKnown && outbox.save(keyed, proof.challenge) === 'challengeUsed') {
      return { outcome: 'captchaExpired', typed }
    }
  }
  if (key === '' || status === 'mailed') return { outcome: 'stored' }
  if (isKnown) outbox.awaitReport(keyed.key)
  return {
    outcome: 'stored',
    mail: { settings: email, report: { key: keyed.key, fingerprint: keyed.fingerprint } },
  }
}

/** Gives a request its key, and looks up its status. */
function identifyRequest(
  request: KeyedRequest['request'],
  key: string,
  { outbox, secret }: AcceptDeps,
): { keyed: KeyedRequest; status: RequestStatus } {
  const content = fingerprint(request)
  const first = key === '' ? keyFromContent(secret(), content) : key
  const keyed = { key: first, fingerprint: content, request }
  const status = outbox.getStatus(keyed)
  if (status !== 'conflict') return { keyed, status }
  const other = { ...keyed, key: alternativeKey(secret(), first, content) }
  return { keyed: other, status: outbox.getStatus(other) }
}

/** Checks that a person sent the form: by captcha, or by a sum without scripts. */
async function checkProof(
  { captcha, question, answer }: PostedForm,
  caller: string,
  { checkCaptcha, allowsUnproven, secret, now = Date.now }: AcceptDeps,
): Promise<Proof> {
  if (captcha === '') {
    if (question === '' || answer.trim() === '') return 'captchaRequired'
    // The limit counts wrong answers too, so that nobody can try them all.
    if (!allowsUnproven(caller)) return 'tooManyRequests'
    const check = checkAnswer(secret(), question, answer, now())
    if (check === 'right') return {}
    return check === 'expired' ? 'captchaExpired' : 'captchaRequired'
  }
  const result = await checkCaptcha(captcha)
  switch (result.verdict) {
    case 'passed':
      return result.challenge === undefined ? {} : { challenge: result.challenge }
    case 'required':
      return 'captchaRequired'
    case 'expired':
      return 'captchaExpired'
    case 'unknown':
      // An unavailable provider must not cost requests; the limit prevents a flood (decision 13).
      return allowsUnproven(caller) ? {} : 'sendFailed'
  }
}
