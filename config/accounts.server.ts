import type { Values } from './variables-schema.server'

/** The configured accounts; mail.server.ts has that of e-mail. */
export type Accounts = ReturnType<typeof parseAccounts>

/** Selects the external services that the site uses (ANA-03, ANA-04, CAP-01, CAP-02). */
export function parseAccounts(values: Values) {
  return {
    mixpanel: mixpanel(values),
    recorder: recorder(values),
    captcha: captcha(values),
  }
}

/** The analytics account (ANA-03). Without one the site loads and sends nothing. */
function mixpanel(values: Values) {
  if (values.MIXPANEL_TOKEN === undefined) return undefined
  return {
    /** Public: browsers receive it. */
    token: values.MIXPANEL_TOKEN,
    origin: values.MIXPANEL_ORIGIN,
    recordPercent: values.MIXPANEL_RECORD_PERCENT,
  }
}

/** The session recorder's account (ANA-04). Without one the site loads, sends and allows nothing. */
function recorder(values: Values) {
  if (values.LOGROCKET_APP_ID === undefined) return undefined
  // Public: browsers receive it.
  return { appId: values.LOGROCKET_APP_ID }
}

/**
 * The captcha's provider (CAP-01, CAP-02). All keys but the site key are secrets; that of an
 * enterprise site is the API key of its Cloud project.
 */
function captcha(values: Values) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values
  const { RECAPTCHA_ENTERPRISE_PROJECT: project, RECAPTCHA_ORIGIN: otherOrigin } = values
  if (siteKey === undefined || secretKey === undefined) return { kind: 'proof-of-work' as const }
  if (project !== undefined) {
    const origin = otherOrigin ?? 'https://recaptchaenterprise.googleapis.com'
    return { kind: 'recaptcha-enterprise' as const, siteKey, origin, project, apiKey: secretKey }
  }
  const origin = otherOrigin ?? 'https://www.google.com'
  return { kind: 'recaptcha' as const, siteKey, origin, secretKey }
}
