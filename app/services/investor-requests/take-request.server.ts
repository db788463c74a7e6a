import { fingerprint } from '../../../config/fingerprint.server'
import { stampAge } from '~/lib/form-stamp.server'
import { readInvestorRequest, untouchedFields } from '~/lib/investor-form/definition'
import type { InvestorReply, RequestRefusal } from '~/lib/investor-form/reply'
import type { EmailClientSettings } from '~/lib/investor-form/settings'
import type { Log } from '~/lib/log.server'
import type { RateLimit } from '~/lib/rate-limit.server'
import type { CheckCaptcha } from './captcha/captcha.server'
import { faultOf } from '../fault.server'
import type { Challenge, Journal, NewRequest, Standing } from './journal.server'
import { type PostedForm, readPostedForm } from './posted-form.server'
import { judgeAnswer } from './question.server'
import { isBrowserKey, keyBeside, keyOfContent } from './request-key.server'

/** What taking a request needs of the world around it. */
export interface TakingParts {
  journal: Pick<Journal, 'stateOf' | 'keep' | 'awaitReport'>
  checkCaptcha: CheckCaptcha
  /** Counts every post by network address. */
  allowsCaller: RateLimit
  /** As `allowsCaller`, but stricter: for posts that no captcha vouches for. */
  allowsUnproven: RateLimit
  /** Signs stamps and questions. @throws Error while there is none */
  secret: () => string
  /** How the browser sends the e-mail of a request that has been kept. */
  email: EmailClientSettings
  log: Log
  now?: () => number
}

/** People need longer from the page's arrival to the button. */
const LEAST_MS = 2_000

type Refused = Exclude<RequestRefusal, 'tooLarge'>
/** How far a form has come: something to keep, or the end of it. */
type Proof = { challenge?: Challenge } | Refused

/**
 * Takes one posted investor form (FORM-05 to FORM-10). What is answered with `stored` is durable.
 * It never throws: when the request cannot be kept, the reply is `sendFailed`.
 * @param caller network address of who posts
 */
export async function takeRequest(
  request: Request,
  caller: string,
  parts: TakingParts,
): Promise<InvestorReply> {
  const isAllowed = parts.allowsCaller(caller)
  const form = await readPostedForm(request)
  if (typeof form === 'string') return { outcome: form, typed: untouchedFields }
  const { typed } = form
  if (!isAllowed) return { outcome: 'tooManyRequests', typed }
  try {
    return await judge(form, caller, parts)
  } catch (error) {
    parts.log.error('an investor request could not be kept', { reason: faultOf(error) })
    return { outcome: 'sendFailed', typed }
  }
}

async function judge(form: PostedForm, caller: string, parts: TakingParts): Promise<InvestorReply> {
  const { typed, key } = form
  const { journal, secret, now = Date.now, email } = parts
  // Nobody is thanked for what is not kept: a program that fills in forms for a person falls in, too.
  if (form.website !== '') return { outcome: 'notAccepted', typed }
  const read = readInvestorRequest(typed)
  if (!read.ok) return { outcome: 'invalid', problems: read.problems, typed }
  const age = stampAge(secret(), form.stamp, now())
  // A stamp of the time to come is ours, too: the clock was ahead when the page was served.
  const isTooSoon = age === undefined || (age >= 0 && age < LEAST_MS)
  if (isTooSoon || (key !== '' && !isBrowserKey(key))) return { outcome: 'notAccepted', typed }
  const { named, standing } = await nameRequest(read.request, key, parts)
  // A double click, a retry or a reload has nothing to prove again. But whoever brings no key may
  // have guessed what somebody else wrote, and is told nothing that was not earned.
  const isKnown = standing !== 'unknown'
  if (!isKnown || key === '') {
    const proof = await prove(form, caller, parts)
    if (typeof proof === 'string') return { outcome: proof, typed }
    if (!isKnown && (await journal.keep(named, proof.challenge)) === 'spent') {
      return { outcome: 'captchaExpired', typed }
    }
  }
  if (key === '' || standing === 'mailed') return { outcome: 'stored' }
  if (isKnown) await journal.awaitReport(named.key)
  return {
    outcome: 'stored',
    mail: { settings: email, report: { key: named.key, fingerprint: named.fingerprint } },
  }
}

/** Names a request, and finds out whether it is kept already. */
async function nameRequest(
  request: NewRequest['request'],
  key: string,
  { journal, secret }: TakingParts,
): Promise<{ named: NewRequest; standing: Standing }> {
  const content = fingerprint(request)
  const first = key === '' ? keyOfContent(secret(), content) : key
  const named = { key: first, fingerprint: content, request }
  const standing = await journal.stateOf(named)
  if (standing !== 'taken') return { named, standing }
  const beside = { ...named, key: keyBeside(secret(), first, content) }
  return { named: beside, standing: await journal.stateOf(beside) }
}

/** Finds out whether a person sent the form: by the captcha, or by a sum where no scripts run. */
async function prove(
  { captcha, question, answer }: PostedForm,
  caller: string,
  { checkCaptcha, allowsUnproven, secret, now = Date.now }: TakingParts,
): Promise<Proof> {
  if (captcha === '') {
    if (question === '' || answer.trim() === '') return 'captchaRequired'
    // Counted before it is judged: nobody tries all the answers.
    if (!allowsUnproven(caller)) return 'tooManyRequests'
    const judgement = judgeAnswer(secret(), question, answer, now())
    if (judgement === 'right') return {}
    return judgement === 'expired' ? 'captchaExpired' : 'captchaRequired'
  }
  const found = await checkCaptcha(captcha)
  switch (found.verdict) {
    case 'passed':
      return found.challenge === undefined ? {} : { challenge: found.challenge }
    case 'required':
      return 'captchaRequired'
    case 'expired':
      return 'captchaExpired'
    case 'unknown':
      // The provider's outage must not cost a request; its flood would be worse than its loss.
      return allowsUnproven(caller) ? {} : 'sendFailed'
  }
}
