import path from 'node:path'

/** How one kind of e-mail is sent: the call of EmailJS, answered by EmailJS or by the relay. */
export interface MailService {
  /** Without a final slash. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
}

/** As browsers send it: with limits that are checked there (MAIL-01), so they can read them. */
export interface BrowserMailService extends MailService {
  blockHeadless?: boolean
  blockList?: { list: string[]; watchVariable: string }
  throttle?: { id: string; milliseconds: number }
}

/** As the server sends it; the private key is a secret, and only EmailJS asks for it. */
export interface ServerMailService extends MailService {
  by: 'emailjs' | 'relay'
  privateKey?: string | undefined
}

/** What the embedded relay answers to in the place of an account (MAIL-04). */
export const relayAccount = {
  publicKey: 'embedded',
  serviceId: 'relay',
  templates: { investor: 'investor-request', newsletter: 'newsletter' },
} as const

/** The settings that decide how e-mail goes, by the names of their variables. */
interface Values {
  NODE_ENV: string
  SANITY_PROJECT_ID?: string | undefined
  RELAY_PORT: number
  SMTP_URL?: string | undefined
  MAIL_FROM?: string | undefined
  MAIL_TO?: string | undefined
  MAIL_KEEP_DAYS: number
  /** Without a final slash. */
  EMAILJS_ORIGIN: string
  EMAILJS_PUBLIC_KEY?: string | undefined
  EMAILJS_PRIVATE_KEY?: string | undefined
  EMAILJS_SERVICE_ID?: string | undefined
  EMAILJS_INVESTOR_TEMPLATE_ID?: string | undefined
  EMAILJS_NEWSLETTER_TEMPLATE_ID?: string | undefined
  EMAILJS_BLOCK_HEADLESS: boolean
  EMAILJS_BLOCK_LIST: string[]
  EMAILJS_THROTTLE_MS: number
}

const NOBODY = 'localhost.localdomain'

/** How this machine calls itself. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** How each kind of e-mail goes, and the relay's settings. */
export type MailRoutes = ReturnType<typeof mailRoutes>

/**
 * Decides how each kind of e-mail goes, from the browser and from the server (MAIL-03, MAIL-04).
 * With an EmailJS account and the template of that kind: through EmailJS, but with SMTP set the
 * server's go through the relay. Without: all through the relay, browsers by the site's own origin.
 * @returns the routes, and the relay's settings when one of them needs it
 */
export function mailRoutes(values: Values, siteUrl: string, dataDir: string) {
  const { RELAY_PORT: port, SMTP_URL: smtpUrl } = values
  const relayOrigin = `http://127.0.0.1:${port}`
  const kinds = {
    investor: emailJs(values, values.EMAILJS_INVESTOR_TEMPLATE_ID),
    newsletter: emailJs(values, values.EMAILJS_NEWSLETTER_TEMPLATE_ID),
  }
  const needsRelay = smtpUrl !== undefined || Object.values(kinds).includes(undefined)
  const byServer = (kind: keyof typeof kinds): ServerMailService =>
    (smtpUrl === undefined ? kinds[kind] : undefined) ?? {
      by: 'relay',
      ...relayService(relayOrigin, kind),
    }
  return {
    mail: {
      investor: {
        browser: browserOf(kinds.investor, siteUrl, values),
        server: byServer('investor'),
      },
      newsletter: { server: byServer('newsletter') },
    },
    relay: needsRelay
      ? {
          port,
          origin: relayOrigin,
          /** Holds a file for each message. */
          dir: path.join(dataDir, 'mail'),
          smtpUrl,
          from: values.MAIL_FROM ?? `no-reply@${NOBODY}`,
          to: values.MAIL_TO ?? `staff@${NOBODY}`,
          keepDays: values.MAIL_KEEP_DAYS,
          showsPages: showsMailPages(values, siteUrl),
        }
      : undefined,
  }
}

/**
 * Whether what was sent is shown to developers, at this machine alone (MAIL-04). Never on a site
 * with a public address: a proxy before it that tells nothing of its callers would make each of them
 * look like somebody at this machine.
 */
function showsMailPages({ NODE_ENV, SANITY_PROJECT_ID }: Values, siteUrl: string): boolean {
  const isDevelopers = NODE_ENV === 'development' || SANITY_PROJECT_ID === undefined
  return isDevelopers && LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
}

function emailJs(values: Values, templateId: string | undefined): ServerMailService | undefined {
  const { EMAILJS_PUBLIC_KEY: publicKey, EMAILJS_SERVICE_ID: serviceId } = values
  if (publicKey === undefined || serviceId === undefined || templateId === undefined) {
    return undefined
  }
  return {
    by: 'emailjs',
    origin: values.EMAILJS_ORIGIN,
    publicKey,
    privateKey: values.EMAILJS_PRIVATE_KEY,
    serviceId,
    templateId,
  }
}

function relayService(origin: string, kind: keyof typeof relayAccount.templates): MailService {
  const { publicKey, serviceId, templates } = relayAccount
  return { origin, publicKey, serviceId, templateId: templates[kind] }
}

/** What browsers may know: never the private key. */
function browserOf(
  account: ServerMailService | undefined,
  siteUrl: string,
  values: Values,
): BrowserMailService {
  const limits = browserLimits(values)
  if (account === undefined) return { ...relayService(siteUrl, 'investor'), ...limits }
  const { origin, publicKey, serviceId, templateId } = account
  return { origin, publicKey, serviceId, templateId, ...limits }
}

function browserLimits(values: Values): Omit<BrowserMailService, keyof MailService> {
  const { EMAILJS_BLOCK_LIST: list, EMAILJS_THROTTLE_MS: milliseconds } = values
  return {
    ...(values.EMAILJS_BLOCK_HEADLESS && { blockHeadless: true }),
    ...(list.length > 0 && { blockList: { list, watchVariable: 'user_email' } }),
    ...(milliseconds > 0 && { throttle: { id: 'investor-request', milliseconds } }),
  }
}
