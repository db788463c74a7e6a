import { createFormStamp } from '#app/lib/forms/form-stamp.server'
import type { TypedFields } from '#app/services/investor-requests/form/definition'
import {
  answeredQuestion,
  solveCaptcha,
  validForm,
} from '#app/testing/investor-requests/valid-form'
import type { Fields } from './form-client'

/**
 * How a visitor submits the form. `sendsEmail`: the page's scripts send the e-mail. `closesTab`:
 * the tab closes after the answer. `noScripts`: the browser posts the form. In the last two modes
 * the server sends the e-mail.
 */
type SubmitMode = 'sendsEmail' | 'closesTab' | 'noScripts'

/** Few without scripts: the site accepts 60 forms without a captcha in ten minutes. */
const MODES: readonly SubmitMode[] = ['sendsEmail', 'closesTab', 'sendsEmail', 'noScripts']

export interface Visitor {
  mode: SubmitMode
  /** Name and message are unique. */
  typed: TypedFields
  /** Network address. */
  address: string
}

export interface Visit {
  visitor: Visitor
  /** Whether the site answered that the request is stored. */
  stored: boolean
  /** Number of posts. */
  tries: number
  /** Number of posts that reached the server but got no answer. */
  unansweredPosts: number
  /** Whether the browser sent the e-mail and the site accepted its report. */
  reported: boolean
  /**
   * Whether the server may send a second e-mail, because the browser's report was late or lost.
   * Every other request has exactly one.
   */
  mayBeMailedAgain: boolean
}

/** Creates a visitor with an address of the network range for benchmarks. */
export function createVisitor(
  number: number,
  mode: SubmitMode = MODES[number % MODES.length] ?? 'closesTab',
): Visitor {
  const name = `Simulacro ${String(number).padStart(4, '0')} ${crypto.randomUUID().slice(0, 8)}`
  return {
    mode,
    typed: { ...validForm, user_name: name, user_message: `Habla ${name}.` },
    address: `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  }
}

/**
 * Returns the fields that a page posts.
 * @param secret the site's secret
 * @param key idempotency key, the same for all retries; a form without scripts has none
 */
export async function fillForm(
  secret: string,
  { mode, typed }: Visitor,
  key: string,
): Promise<Fields> {
  const now = Date.now()
  const form = { ...typed, stamp: createFormStamp(secret, now) }
  if (mode === 'noScripts') return { ...form, ...answeredQuestion(secret, now) }
  return { ...form, key, captcha: await solveCaptcha(secret) }
}
