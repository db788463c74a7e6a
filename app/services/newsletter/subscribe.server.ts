import { createHash } from 'node:crypto'
import { env } from '../../../config/env.server'
import type { ServerMailService } from '../../../config/mail.server'
import { normalizeEmail } from '~/lib/forms/email-address'
import { log as processLog, type Log, describeError } from '~/lib/process/log.server'
import type { NewsletterSignup } from '~/sanity/types.generated'
import { writeClient } from '~/sanity/write-client.server'
import { sendEmail, type Sent } from '~/services/emailjs.server'

/** A sign-up in the dataset; the dot of its id makes it private. */
export type StoredSignup = Required<Pick<NewsletterSignup, 'email' | 'status' | 'createdAt'>> & {
  _id: string
  _type: 'newsletterSignup'
}

export interface NewsletterDeps {
  /** Stores the sign-up unless its id exists; settles when it is durable. */
  store: (signup: StoredSignup) => Promise<unknown>
  /** Sends the address to staff by e-mail. */
  notify: (email: string) => Promise<Sent>
  /** True with an e-mail account: then a sign-up without its e-mail counts as failed. */
  noticeRequired: boolean
  log: Log
  now?: () => Date
}

/** Signs up a valid address. */
export type Subscribe = (email: string) => Promise<{ ok: boolean }>

/**
 * Creates the sign-up: stores each address once, then notifies staff (NEWS-03). Known addresses take
 * the same steps, so neither answer nor duration reveals them. Logs contain no address.
 */
export function createNewsletter(deps: NewsletterDeps): Subscribe {
  const { store, notify, noticeRequired, log, now = () => new Date() } = deps

  return async (typed) => {
    const email = normalizeEmail(typed)
    const failed = (step: string, reason: string) =>
      log.error('a newsletter sign-up failed', { step, reason: reason.replaceAll(email, '…') })
    try {
      await store({
        _id: signupId(email),
        _type: 'newsletterSignup',
        email,
        status: 'activa',
        createdAt: now().toISOString(),
      })
    } catch (error) {
      failed('store', describeError(error))
      return { ok: false }
    }
    const { ok, status, text } = await notify(email)
    if (!ok) failed('e-mail', `${status} ${text}`)
    return { ok: ok || !noticeRequired }
  }
}

/** The private id of an address. */
export function signupId(normalised: string): string {
  return `newsletterSignup.${createHash('sha256').update(normalised).digest('hex')}`
}

/** Signs up with the settings of this process. */
export const subscribe: Subscribe = (email) => {
  const { server } = env().mail.newsletter
  const signUp = createNewsletter({
    store: (signup) => writeClient().createIfNotExists(signup),
    notify: (address) => sendEmail(server, { email: address, ...referenceFor(server, address) }),
    noticeRequired: server.by === 'emailjs',
    log: processLog,
  })
  return signUp(email)
}

/** Names the sign-up, so that the relay can delete its message; EmailJS stores none. */
function referenceFor({ by }: ServerMailService, email: string) {
  return by === 'relay' ? { reference: signupId(email) } : {}
}
