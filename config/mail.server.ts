import path from 'node:path'
import type { Values } from './variables-schema.server'

/** The EmailJS call that sends one kind of e-mail; EmailJS or the relay answers it. */
interface MailService {
  /** Without a final slash. */
  origin: string
  publicKey: string
  serviceId: string
  templateId: string
}

/** The call as the server sends it. Only EmailJS needs the private key, which is a secret. */
export interface ServerMailService extends MailService {
  by: 'emailjs' | 'relay'
  privateKey?: string | undefined
}

/** The ids that the embedded relay accepts in place of an account's (MAIL-04). */
export const relayAccount = {
  publicKey: 'embedded',
  serviceId: 'relay',
  templates: {
    investor: 'investor-request',
    newsletter: 'newsletter',
    subscriber: 'subscriber',
    review: 'review',
    room: 'investor-room',
    release: 'release',
  },
} as const

const NO_DOMAIN = 'localhost.localdomain'
/** The relay deletes older messages. */
const MAIL_KEEP_DAYS = 90

/** Host names of this machine. */
export const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

export type MailRoutes = ReturnType<typeof mailRoutes>

/**
 * Selects the route of each kind of e-mail, for browsers and for the server (MAIL-03, MAIL-04).
 * A kind with an EmailJS template goes through EmailJS, except that SMTP_URL sends the server's
 * through the relay. Any other kind goes through the relay, for browsers at the site's origin.
 * @returns the routes, and the relay's settings when a route needs it
 */
export function mailRoutes(values: Values, siteUrl: string, dataDir: string) {
  const { RELAY_PORT: port, SMTP_URL: smtpUrl } = values
  const relayOrigin = `http://127.0.0.1:${port}`
  const kinds = {
    investor: emailJs(values, values.EMAILJS_INVESTOR_TEMPLATE_ID),
    newsletter: emailJs(values, values.EMAILJS_NEWSLETTER_TEMPLATE_ID),
  }
  const needsRelay = smtpUrl !== undefined || Object.values(kinds).includes(undefined)
  const serverService = (kind: keyof typeof kinds): ServerMailService =>
    (smtpUrl === undefined ? kinds[kind] : undefined) ?? {
      by: 'relay',
      ...relayService(relayOrigin, kind),
    }
  return {
    mail: {
      investor: {
        browser: browserService(kinds.investor, siteUrl),
        server: serverService('investor'),
      },
      newsletter: {
        server: serverService('newsletter'),
        /**
         * Whether e-mails reach subscribers (NEWS-05): by SMTP, or on a developer's machine as files.
         * EmailJS sends by a template of its account, without the headers for leaving.
         */
        confirms:
          serverService('newsletter').by === 'relay' &&
          (smtpUrl !== undefined || showsMailPages(values, siteUrl)),
      },
      /**
       * Notices of answers to reviews (PLAN-03) and failed releases (PLAN-02), by the relay only;
       * without it the Studio alone shows them.
       */
      review: needsRelay
        ? ({ by: 'relay', ...relayService(relayOrigin, 'review') } as const)
        : undefined,
    },
    relay: needsRelay
      ? {
          port,
          origin: relayOrigin,
          /** Folder of the messages. */
          dir: path.join(dataDir, 'mail'),
          smtpUrl,
          from: values.MAIL_FROM ?? `no-reply@${NO_DOMAIN}`,
          to: values.MAIL_TO ?? `staff@${NO_DOMAIN}`,
          keepDays: MAIL_KEEP_DAYS,
          showsPages: showsMailPages(values, siteUrl),
        }
      : undefined,
  }
}

/**
 * Whether developers at this machine can read sent messages (MAIL-04). Never with a public SITE_URL:
 * behind a proxy without forwarding headers every caller looks local.
 */
function showsMailPages({ NODE_ENV, SANITY_PROJECT_ID }: Values, siteUrl: string): boolean {
  const isDeveloperSite = NODE_ENV === 'development' || SANITY_PROJECT_ID === undefined
  return isDeveloperSite && LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)
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

/** The call as browsers send it, without the private key. */
function browserService(account: ServerMailService | undefined, siteUrl: string): MailService {
  if (account === undefined) return relayService(siteUrl, 'investor')
  const { origin, publicKey, serviceId, templateId } = account
  return { origin, publicKey, serviceId, templateId }
}
