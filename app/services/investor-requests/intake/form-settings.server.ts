import { type Env, env } from '#config/env.server'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import type { CaptchaSettings, InvestorFormSettings } from '../form/settings'
import { hasExtraHosts } from '~/lib/http/page-allowances.server'
import { sitePages } from '#config/site-pages'
import { noteIncompletePage } from '~/sanity/content-use.server'
import { log } from '~/lib/process/log.server'
import { siteSecret } from '~/services/site-secret.server'
import { errorReason } from '~/lib/process/error-reason.server'
import { signedQuestion } from './question.server'

/**
 * What the form's page sends to the browser: no secrets and nothing about one visitor, so visitors
 * can share copies of the page. Before the lake's first start there is no secret to sign with; a
 * form from such a page is rejected with the message to load it again.
 */
export function investorFormSettings(): InvestorFormSettings {
  const settings = env()
  return {
    ...signedSettings(),
    captcha: captchaSettings(settings),
    requiresFullPageLoad: hasExtraHosts(sitePages.investorsPage.path, settings),
  }
}

function signedSettings(): Pick<InvestorFormSettings, 'stamp' | 'question'> {
  try {
    const secret = siteSecret()
    return { stamp: createFormStamp(secret), question: signedQuestion(secret) }
  } catch (error) {
    noteIncompletePage()
    log.warn('the investor form could not be signed', { reason: errorReason(error) })
    return { stamp: '', question: { a: 0, b: 0, signed: '' } }
  }
}

function captchaSettings({ captcha }: Env): CaptchaSettings {
  if (captcha.kind === 'proof-of-work') return { kind: captcha.kind }
  const enterprise = captcha.kind === 'recaptcha-enterprise'
  return { kind: 'recaptcha', siteKey: captcha.siteKey, enterprise }
}
