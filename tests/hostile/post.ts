import type { InvestorReply } from '../../app/lib/investor-form/reply'
import { agedStamp, wholeForm } from '../../scripts/lib/investor-form'

/** What the posts are made for. */
export interface Target {
  /** Of the server. */
  secret: string
  /** Of the site. */
  origin: string
  /** A captcha that has been solved and not used; no post of the table uses it up. */
  captcha: string
  /** One that a request has used. */
  spent: string
}

/** A post of which nothing may be stored. */
export interface HostilePost {
  name: string
  outcome: Exclude<InvestorReply['outcome'], 'stored'>
  status: number
  make: (target: Target) => Posting | Promise<Posting>
}

export interface Posting {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array
}

export type Fields = Record<string, string>

/** The fields of a form to which nothing could be objected. */
export function goodFields({ secret, captcha }: Pick<Target, 'secret' | 'captcha'>) {
  return {
    ...wholeForm,
    website: '',
    stamp: agedStamp(secret),
    key: crypto.randomUUID(),
    captcha,
    question: '',
    answer: '',
  }
}

/** A form as a page of the site posts it. */
export function posting(
  { origin }: Pick<Target, 'origin'>,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): Posting {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', body, headers: { ...type, Origin: origin, ...headers } }
}

/** A value as the name of a post shows it. */
export function shown(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length <= 60 ? text : `${text.slice(0, 40)}…${text.slice(-18)}`
}

/** What makes a line of its own in an e-mail's head. */
export const INJECTED = '\r\nBcc: todos@correo.example'

export const encoded = (fields: Fields) => new URLSearchParams(fields).toString()

/** Good but for some fields. */
export function form(
  name: string,
  outcome: HostilePost['outcome'],
  change: Fields | ((target: Target) => Fields | Promise<Fields>),
): HostilePost {
  const make = async (target: Target) => {
    const changed = typeof change === 'function' ? await change(target) : change
    return posting(target, encoded({ ...goodFields(target), ...changed }))
  }
  return { name, outcome, status: outcome === 'tooLarge' ? 413 : 400, make }
}

/** Good, with bytes of its own at the end. */
export function bytes(name: string, tail: Uint8Array | string): HostilePost {
  const make = (target: Target) => {
    const start = Buffer.from(`${encoded(goodFields(target))}&`)
    return posting(target, Buffer.concat([start, Buffer.from(tail)]))
  }
  return { name, outcome: 'notAccepted', status: 400, make }
}

/** Good in everything but how it comes. */
export function sent(
  name: string,
  outcome: HostilePost['outcome'],
  status: number,
  change: (good: Posting, target: Target) => Posting,
): HostilePost {
  const make = (target: Target) => change(posting(target, encoded(goodFields(target))), target)
  return { name, outcome, status, make }
}
