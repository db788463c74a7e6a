import { createHash } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
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
  /** Stores the sign-up durably, see `storeSignup`. Returns when the address has signed up. */
  store: (signup: StoredSignup) => Promise<string>
  /**
   * Sends the address to staff by e-mail.
   * @param createdAt as `store` returns it
   */
  notify: (email: string, createdAt: string) => Promise<Sent>
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
    let createdAt: string
    try {
      createdAt = await store({
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
    const { ok, status, text } = await notify(email, createdAt)
    if (!ok) failed('e-mail', `${status} ${text}`)
    return { ok: ok || !noticeRequired }
  }
}

/** The private id of an address. */
export function signupId(normalised: string): string {
  return `newsletterSignup.${createHash('sha256').update(normalised).digest('hex')}`
}

/**
 * Stores a sign-up unless its address has one. An address that has left signs up again with the new
 * date; the history keeps both (NEWS-03).
 * @returns when the address has signed up: `createdAt` of what is stored now
 */
async function storeSignup(client: SanityClient, signup: StoredSignup): Promise<string> {
  const { _id: id, status, createdAt } = signup
  const hasLeft = '*[_id == $id && status == "baja"]'
  await client.mutate([
    { createIfNotExists: signup },
    { patch: { query: hasLeft, params: { id }, set: { status, createdAt } } },
  ])
  const stored = await client.getDocument<Partial<StoredSignup>>(id)
  return stored?.createdAt ?? createdAt
}

/** Signs up with the settings of this process. */
export const subscribe: Subscribe = (email) =>
  connectNewsletter(env().mail.newsletter.server, writeClient)(email)

/**
 * Creates the sign-up that stores in a dataset.
 * @param client returns a client that may write private documents, or throws while there is none
 */
export function connectNewsletter(
  server: ServerMailService,
  client: () => SanityClient,
): Subscribe {
  return createNewsletter({
    store: async (signup) => storeSignup(client(), signup),
    notify: (email, createdAt) =>
      sendEmail(server, { email, ...noticeFor(server, email, createdAt) }),
    noticeRequired: server.by === 'emailjs',
    log: processLog,
  })
}

/**
 * Adds the id of the sign-up, so that the relay can delete its message. Adds its date, so that the
 * relay sends one message for each consent. EmailJS stores no messages.
 */
function noticeFor({ by }: ServerMailService, email: string, createdAt: string) {
  return by === 'relay' ? { reference: signupId(email), createdAt } : {}
}
