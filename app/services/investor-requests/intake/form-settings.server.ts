import { type Env, env } from '#config/env.server'
import type { CaptchaSettings, InvestorFormSettings } from '../form/settings'
import { hasExtraHosts } from '~/lib/http/page-allowances.server'
import { sitePages } from '#config/site-pages'
import { withSecret } from '~/services/site-secret.server'
import { formStamp } from '~/services/stamp.server'
import { signedQuestion } from './question.server'

/**
 * What the form's page sends to the browser: no secrets and nothing about one visitor, so visitors
 * can share copies of the page.
 */
export function investorFormSettings(): InvestorFormSettings {
  const settings = env()
  return {
    stamp: formStamp(),
    question: withSecret(signedQuestion) ?? { a: 0, b: 0, signed: '' },
    captcha: captchaSettings(settings),
    requiresFullPageLoad: hasExtraHosts(sitePages.investorsPage.path, settings),
  }
}

function captchaSettings({ captcha }: Env): CaptchaSettings {
  if (captcha.kind === 'proof-of-work') return { kind: captcha.kind }
  const enterprise = captcha.kind === 'recaptcha-enterprise'
  return { kind: 'recaptcha', siteKey: captcha.siteKey, enterprise }
}
