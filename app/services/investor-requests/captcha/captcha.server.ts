import type { Env } from '../../../../config/env.server'
import type { Log } from '~/lib/log.server'
import type { Challenge } from '../journal.server'
import type { ProofOfWork } from './proof-of-work.server'
import { assessToken } from './recaptcha-enterprise.server'
import { verifyToken } from './recaptcha.server'

/** What the check of a captcha found (FORM-06). */
export type CaptchaVerdict =
  /** A proof of work brings the challenge that it uses up. */
  | { verdict: 'passed'; challenge?: Challenge }
  /** Nothing that counts: to be solved, or solved again. */
  | { verdict: 'required' }
  | { verdict: 'expired' }
  /** Nobody could say: the provider does not answer, or does not know our keys. */
  | { verdict: 'unknown'; reason: string }

/** What tokens and payloads are made of: nothing else reaches a provider. */
const TOKEN = /^[\w+/=.-]{1,8192}$/

/** Judges what a form carried in its field `captcha`; it never throws. */
export type CheckCaptcha = (token: string) => Promise<CaptchaVerdict>

interface Parts {
  settings: Env['captcha']
  proofOfWork: ProofOfWork
  log: Log
}

/** The captcha that the settings choose: the provider's with keys (CAP-01), else our own (CAP-02). */
export function createCaptchaCheck({ settings, proofOfWork, log }: Parts): CheckCaptcha {
  const check = checkOf(settings, proofOfWork)
  return async (token) => {
    if (!TOKEN.test(token)) return { verdict: 'required' }
    const found = await check(token)
    if (found.verdict === 'unknown') {
      log.error('the captcha cannot be verified', { reason: found.reason })
    }
    return found
  }
}

function checkOf(settings: Env['captcha'], proofOfWork: ProofOfWork): CheckCaptcha {
  switch (settings.kind) {
    case 'recaptcha':
      return (token) => verifyToken(settings, token)
    case 'recaptcha-enterprise':
      return (token) => assessToken(settings, token)
    case 'proof-of-work':
      return (payload) => proofOfWork.verify(payload)
  }
}
