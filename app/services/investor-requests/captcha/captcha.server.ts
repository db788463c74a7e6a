import type { Env } from '#config/env.server'
import type { Log } from '~/lib/process/log.server'
import type { ProofOfWork } from './proof-of-work.server'
import { assessToken, verifyToken } from './recaptcha.server'
import type { CheckCaptcha } from './verdict'

/** Characters of tokens and payloads; nothing else is sent to a provider. */
const TOKEN = /^[\w+/=.-]{1,8192}$/

interface Deps {
  settings: Env['captcha']
  proofOfWork: ProofOfWork
  log: Log
}

/** Creates the check that the settings choose: reCAPTCHA (CAP-01) or a proof of work (CAP-02). */
export function createCaptchaCheck({ settings, proofOfWork, log }: Deps): CheckCaptcha {
  const check = checkFor(settings, proofOfWork)
  return async (token) => {
    if (!TOKEN.test(token)) return { verdict: 'required' }
    const result = await check(token)
    if (result.verdict === 'unknown') {
      log.error('the captcha cannot be verified', { reason: result.reason })
    }
    return result
  }
}

function checkFor(settings: Env['captcha'], proofOfWork: ProofOfWork): CheckCaptcha {
  switch (settings.kind) {
    case 'recaptcha':
      return (token) => verifyToken(settings, token)
    case 'recaptcha-enterprise':
      return (token) => assessToken(settings, token)
    case 'proof-of-work':
      return (payload) => proofOfWork.verify(payload)
  }
}
