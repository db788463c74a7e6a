import type { TypedFields } from '../../app/lib/investor-form/definition'
import { signedQuestion } from '../../app/services/investor-requests/question.server'
import { agedStamp, solvedCaptcha, wholeForm } from '../lib/investor-form'
import type { Fields } from './browser'

/**
 * How a visitor sends the form. `mails`: with scripts, and the browser sends the e-mail. `leaves`:
 * with scripts, but the tab is closed as soon as the site has answered. `noScripts`: the browser
 * posts the form by itself. What the browser does not mail, the server has to.
 */
export type Way = 'mails' | 'leaves' | 'noScripts'

/** Few without scripts: the site takes 60 in ten minutes that solve a sum instead of the captcha. */
const WAYS: readonly Way[] = ['mails', 'leaves', 'mails', 'noScripts']

/** A visitor who fills in the investor form. */
export interface Visitor {
  way: Way
  /** No other request has the same name, nor the same message. */
  typed: TypedFields
  /** Network address. */
  address: string
}

/** How a visitor fared. */
export interface Visit {
  visitor: Visitor
  /** True when the site said that the request is stored. */
  stored: boolean
  /** How often the visitor pressed the button. */
  tries: number
  /** Posts that had reached somebody, and got no answer. */
  cutOff: number
  /** True when the browser sent the e-mail, and the site took its report. */
  reported: boolean
  /**
   * True when the browser sent an e-mail, and could not report it before the server's turn came:
   * there may be another one. Every other request has exactly one.
   */
  mayBeMailedAgain: boolean
}

/** The visitor of a number, from an address of the networks that are kept for measurements. */
export function visitorOf(
  number: number,
  way: Way = WAYS[number % WAYS.length] ?? 'leaves',
): Visitor {
  const name = `Simulacro ${String(number).padStart(4, '0')} ${crypto.randomUUID().slice(0, 8)}`
  return {
    way,
    typed: { ...wholeForm, user_name: name, user_message: `Habla ${name}.` },
    address: `198.18.${Math.floor(number / 250)}.${(number % 250) + 1}`,
  }
}

/**
 * The form as a visitor's page posts it, each time with the same key; without scripts with none.
 * @param secret of the site
 */
export async function filledForm(secret: string, { way, typed }: Visitor): Promise<Fields> {
  const form = { ...typed, stamp: agedStamp(secret) }
  if (way === 'noScripts') {
    const { a, b, signed } = signedQuestion(secret)
    return { ...form, question: signed, answer: String(a + b) }
  }
  return { ...form, key: crypto.randomUUID(), captcha: await solvedCaptcha(secret) }
}
