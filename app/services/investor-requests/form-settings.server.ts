import { type Env, env } from '../../../config/env.server'
import { formStamp } from '~/lib/form-stamp.server'
import type { CaptchaSettings, InvestorFormSettings } from '~/lib/investor-form/settings'
import { mayAskOthers } from '~/lib/page-allowances.server'
import { sitePages } from '~/lib/site-pages'
import { noteIncompletePage } from '~/sanity/content-use.server'
import { log } from '~/lib/log.server'
import { siteSecret } from '../site-secret.server'
import { faultOf } from '../fault.server'
import { signedQuestion } from './question.server'

/**
 * What the page of the form tells the browser. No secret is in it, nor anything of one visitor, so
 * that copies of the page may be shared.
 * While the server has no secret yet (the lake makes it at its first start) nothing is signed, and a
 * form of such a page is answered with a message to load it again.
 */
export function investorFormSettings(): InvestorFormSettings {
  const settings = env()
  return {
    ...signedParts(),
    captcha: captchaSettings(settings),
    ownDocument: mayAskOthers(sitePages.investorsPage, settings),
  }
}

function signedParts(): Pick<InvestorFormSettings, 'stamp' | 'question'> {
  try {
    const secret = siteSecret()
    return { stamp: formStamp(secret), question: signedQuestion(secret) }
  } catch (error) {
    noteIncompletePage()
    log.warn('the investor form could not be signed', { reason: faultOf(error) })
    return { stamp: '', question: { a: 0, b: 0, signed: '' } }
  }
}

function captchaSettings({ captcha }: Env): CaptchaSettings {
  if (captcha.kind === 'proof-of-work') return { kind: captcha.kind }
  const enterprise = captcha.kind === 'recaptcha-enterprise'
  return { kind: 'recaptcha', siteKey: captcha.siteKey, enterprise }
}
