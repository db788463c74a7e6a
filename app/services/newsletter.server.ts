import { createHash } from 'node:crypto'
import { env } from '../../config/env.server'
import type { ServerMailService } from '../../config/mail.server'
import { normalisedEmail } from '~/lib/email-address'
import { log as processLog, type Log, reasonOf } from '~/lib/log.server'
import type { NewsletterSignup } from '~/sanity/types.generated'
import { writeClient } from '~/sanity/write-client.server'
import { sendEmail, type Sent } from './emailjs.server'

/** A sign-up as it is stored; its dotted id keeps it from anonymous readers. */
export type StoredSignup = Required<Pick<NewsletterSignup, 'email' | 'status' | 'createdAt'>> & {
  _id: string
  _type: 'newsletterSignup'
}

/** What a sign-up needs of the world around it. */
export interface NewsletterParts {
  /** Stores the sign-up unless there is one of that id; settles once it is durable. */
  store: (signup: StoredSignup) => Promise<unknown>
  /** Tells staff of the address by e-mail. */
  notify: (email: string) => Promise<Sent>
  /**
   * True with an account of the e-mail service: a sign-up that it does not pass on has failed. Without
   * one the notice is an extra, and what is stored is a success.
   */
  noticeRequired: boolean
  log: Log
  now?: () => Date
}

/** Takes an address that keeps the rule of `emailProblem`. */
export type Subscribe = (email: string) => Promise<{ ok: boolean }>

/**
 * Makes the way of a newsletter sign-up: stored once per address, then passed on by e-mail
 * (NEWS-03). Every address goes the same way, known or not, so that neither the answer nor the
 * time it takes tells which are known. Failures are logged, without the address.
 */
export function createNewsletter(parts: NewsletterParts): Subscribe {
  const { store, notify, noticeRequired, log, now = () => new Date() } = parts

  return async (typed) => {
    const email = normalisedEmail(typed)
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
      failed('store', reasonOf(error))
      return { ok: false }
    }
    const { ok, status, text } = await notify(email)
    if (!ok) failed('e-mail', `${status} ${text}`)
    return { ok: ok || !noticeRequired }
  }
}

/** One id for one address; a dot makes a document private. */
export function signupId(normalised: string): string {
  return `newsletterSignup.${createHash('sha256').update(normalised).digest('hex')}`
}

let current: Subscribe | undefined

/** The newsletter of this process, made on first use. */
export const subscribe: Subscribe = (email) => {
  current ??= newsletter()
  return current(email)
}

function newsletter(): Subscribe {
  const { server } = env().mail.newsletter
  return createNewsletter({
    store: (signup) => writeClient().createIfNotExists(signup),
    notify: (email) => sendEmail(server, { email, ...referenceFor(server, email) }),
    noticeRequired: server.by === 'emailjs',
    log: processLog,
  })
}

/** By it the relay knows which messages to erase with a sign-up; EmailJS keeps none. */
function referenceFor({ by }: ServerMailService, email: string) {
  return by === 'relay' ? { reference: signupId(email) } : {}
}
