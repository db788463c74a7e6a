/** The settings of accounts at other services, by the names of their variables. */
interface Values {
  MIXPANEL_TOKEN?: string | undefined
  /** Without a final slash, as the other origins. */
  MIXPANEL_ORIGIN: string
  MIXPANEL_FLAGS: boolean
  MIXPANEL_RECORD_PERCENT: number
  LOGROCKET_APP_ID?: string | undefined
  LOGROCKET_ORIGIN?: string | undefined
  RECAPTCHA_SITE_KEY?: string | undefined
  RECAPTCHA_SECRET_KEY?: string | undefined
  RECAPTCHA_ORIGIN: string
  RECAPTCHA_ENTERPRISE_PROJECT?: string | undefined
  RECAPTCHA_ENTERPRISE_API_KEY?: string | undefined
  RECAPTCHA_ENTERPRISE_ORIGIN: string
}

/** The accounts of outside services, as far as there are any; that of e-mail is in mail.server.ts. */
export type Accounts = ReturnType<typeof accountsOf>

/** Decides which outside services the site uses (ANA-03, ANA-04, CAP-01, CAP-02). */
export function accountsOf(values: Values) {
  return {
    mixpanel: mixpanel(values),
    recorder: recorder(values),
    captcha: captcha(values),
  }
}

/** Where events go (ANA-03); undefined without a token, and nothing is then loaded or sent. */
function mixpanel(values: Values) {
  if (values.MIXPANEL_TOKEN === undefined) return undefined
  return {
    /** Of the project; every visitor's browser knows it. */
    token: values.MIXPANEL_TOKEN,
    origin: values.MIXPANEL_ORIGIN,
    flags: values.MIXPANEL_FLAGS,
    /** How many of a hundred visits are recorded. */
    recordPercent: values.MIXPANEL_RECORD_PERCENT,
  }
}

/**
 * Where visits are recorded (ANA-04); undefined without an app id, and nothing is then loaded, sent
 * or allowed.
 */
function recorder(values: Values) {
  if (values.LOGROCKET_APP_ID === undefined) return undefined
  return {
    /** Of the project; every visitor's browser knows it. */
    appId: values.LOGROCKET_APP_ID,
    /** Stands for LogRocket's own hosts: a proxy that passes its script and its calls on. */
    origin: values.LOGROCKET_ORIGIN,
  }
}

/** Who tells people from machines (CAP-01, CAP-02); the keys but the site's are secrets. */
function captcha(values: Values) {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = values
  const { RECAPTCHA_ENTERPRISE_PROJECT: project, RECAPTCHA_ENTERPRISE_API_KEY: apiKey } = values
  if (siteKey !== undefined && project !== undefined && apiKey !== undefined) {
    const origin = values.RECAPTCHA_ENTERPRISE_ORIGIN
    return { kind: 'recaptcha-enterprise' as const, siteKey, origin, project, apiKey }
  }
  if (siteKey !== undefined && secretKey !== undefined) {
    return { kind: 'recaptcha' as const, siteKey, origin: values.RECAPTCHA_ORIGIN, secretKey }
  }
  return { kind: 'proof-of-work' as const }
}
