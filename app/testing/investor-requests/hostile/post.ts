import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { validForm } from '../valid-form'

/** The site that the posts attack. */
export interface Target {
  secret: string
  origin: string
  /** A solved captcha, which no hostile post spends. */
  captcha: string
  /** A captcha that another request has spent. */
  spent: string
}

/** A post that the site must reject without storing anything. */
export interface HostilePost {
  name: string
  outcome: Exclude<InvestorReply['outcome'], 'stored'>
  status: number
  create: (target: Target) => PostRequest | Promise<PostRequest>
}

export interface PostRequest {
  method: string
  headers: Record<string, string>
  body: string | Uint8Array
}

export type Fields = Record<string, string>

/** Returns the fields of a valid form. */
export function validFields({ secret, captcha }: Pick<Target, 'secret' | 'captcha'>) {
  return {
    ...validForm,
    website: '',
    stamp: createFormStamp(secret),
    key: crypto.randomUUID(),
    captcha,
    question: '',
    answer: '',
  }
}

/** Creates the request that a page of the site sends. */
export function createPost(
  { origin }: Pick<Target, 'origin'>,
  body: string | Uint8Array,
  headers: Record<string, string> = {},
): PostRequest {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
  return { method: 'POST', body, headers: { ...type, Origin: origin, ...headers } }
}

/** Abbreviates a value for the name of a post. */
export function shorten(value: unknown): string {
  const text = JSON.stringify(value)
  return text.length <= 60 ? text : `${text.slice(0, 40)}…${text.slice(-18)}`
}

/** Adds a header line to an e-mail that does not escape it. */
export const INJECTION = '\r\nBcc: todos@correo.example'

export const encode = (fields: Fields) => new URLSearchParams(fields).toString()

/** A valid form with some fields replaced. */
export function withFields(
  name: string,
  outcome: HostilePost['outcome'],
  change: Fields | ((target: Target) => Fields | Promise<Fields>),
): HostilePost {
  const create = async (target: Target) => {
    const changed = typeof change === 'function' ? await change(target) : change
    return createPost(target, encode({ ...validFields(target), ...changed }))
  }
  return { name, outcome, status: outcome === 'tooLarge' ? 413 : 400, create }
}

/** A valid form with bytes appended to the body. */
export function withTail(name: string, tail: Uint8Array | string): HostilePost {
  const create = (target: Target) => {
    const start = Buffer.from(`${encode(validFields(target))}&`)
    return createPost(target, Buffer.concat([start, Buffer.from(tail)]))
  }
  return { name, outcome: 'notAccepted', status: 400, create }
}

/** A valid form in a changed request. */
export function withRequest(
  name: string,
  outcome: HostilePost['outcome'],
  status: number,
  change: (valid: PostRequest, target: Target) => PostRequest,
): HostilePost {
  const create = (target: Target) => change(createPost(target, encode(validFields(target))), target)
  return { name, outcome, status, create }
}
