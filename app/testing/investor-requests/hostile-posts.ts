import type { InvestorReply } from '~/services/investor-requests/form/reply'
import { untouchedFields } from '~/services/investor-requests/form/definition'
import { createFormStamp } from '~/lib/forms/form-stamp.server'
import { signedQuestion } from '~/services/investor-requests/intake/question.server'
import { solveCaptcha, validForm } from './valid-form'

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
interface HostilePost {
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

type Fields = Record<string, string>

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

const encode = (fields: Fields) => new URLSearchParams(fields).toString()

/** A valid form with some fields replaced. */
function withFields(
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
function withTail(name: string, tail: Uint8Array | string): HostilePost {
  const create = (target: Target) => {
    const start = Buffer.from(`${encode(validFields(target))}&`)
    return createPost(target, Buffer.concat([start, Buffer.from(tail)]))
  }
  return { name, outcome: 'notAccepted', status: 400, create }
}

/** A valid form in a changed request. */
function withRequest(
  name: string,
  outcome: HostilePost['outcome'],
  status: number,
  change: (valid: PostRequest, target: Target) => PostRequest,
): HostilePost {
  const create = (target: Target) => change(createPost(target, encode(validFields(target))), target)
  return { name, outcome, status, create }
}

const fromOrigin = (name: string, headers: Record<string, string>) =>
  withRequest(`from ${name}`, 'notAccepted', 403, (valid) => {
    const { 'Content-Type': type = '' } = valid.headers
    return { ...valid, headers: { 'Content-Type': type, ...headers } }
  })

const ofType = (name: string, type: string) =>
  withRequest(`as ${name}`, 'notAccepted', 400, (valid) => {
    return { ...valid, headers: { ...valid.headers, 'Content-Type': type } }
  })

/** A form of a browser without scripts, with a sum in place of key and captcha. */
const withSum = (
  name: string,
  outcome: HostilePost['outcome'],
  change: (secret: string) => { question: string; answer: string },
) =>
  withFields(`a sum ${name}`, outcome, ({ secret }) => {
    return { key: '', captcha: '', ...change(secret) }
  })

/**
 * Hostile posts of every kind, with the response that the site must give (FORM-10). The tests of
 * fields, captcha, key, stamp, sum and origin have all their values.
 */
export const hostilePosts: readonly HostilePost[] = [
  withFields('an untouched form', 'invalid', untouchedFields),
  withFields('a script as a name', 'invalid', { user_name: '<script>alert(1)</script>' }),
  withFields('an unknown currency', 'invalid', { user_currency: '__proto__' }),
  withFields('a long message', 'invalid', { user_message: '👩'.repeat(4_001) }),
  withFields('a nested field name', 'invalid', { user_name: '', 'user[name]': 'Ana Gómez' }),
  ...['user_name', 'stamp', 'captcha', 'key'].map((name) => withTail(`${name} twice`, `${name}=x`)),
  ofType('JSON', 'application/json'),
  ofType('multipart', 'multipart/form-data; boundary=x'),
  ofType('no type', ''),
  withTail('a lone percent sign', 'x=%'),
  withTail('bytes in Latin-1', Buffer.from('x=José', 'latin1')),
  withTail('thousands of empty fields', Array.from({ length: 3_000 }, () => 'a=').join('&')),
  withFields('a message of a megabyte', 'tooLarge', { user_message: 'ñ'.repeat(1_000_000) }),
  withFields('a huge field name', 'tooLarge', { ['x'.repeat(100_000)]: '' }),
  withFields('no stamp', 'notAccepted', { stamp: '' }),
  withFields('a stamp of another server', 'notAccepted', () => ({
    stamp: createFormStamp('another'),
  })),
  withFields('an invented key', 'notAccepted', { key: '../../etc/passwd' }),
  withFields('no captcha', 'captchaRequired', { captcha: '' }),
  withFields('a captcha that is not JSON', 'captchaRequired', { captcha: '%%%' }),
  withFields('a captcha of 9 kB', 'captchaRequired', { captcha: 'a'.repeat(9_000) }),
  withFields('a captcha of another server', 'captchaRequired', async () => ({
    captcha: await solveCaptcha('another secret of another server'),
  })),
  withFields('a spent captcha', 'captchaExpired', ({ spent }) => ({ captcha: spent })),
  withFields('a captcha of an hour ago', 'captchaExpired', async ({ secret }) => ({
    captcha: await solveCaptcha(secret, 3_600_000),
  })),
  withSum('with a wrong result', 'captchaRequired', (secret) => {
    const { a, b, signed } = signedQuestion(secret)
    return { question: signed, answer: String(a + b + 1) }
  }),
  withSum('of two days ago', 'captchaExpired', (secret) => {
    const { a, b, signed } = signedQuestion(secret, Date.now() - 2 * 86_400_000)
    return { question: signed, answer: String(a + b) }
  }),
  fromOrigin('no origin', {}),
  fromOrigin('another site', { Origin: 'https://evil.example' }),
  fromOrigin('an opaque origin', { Origin: 'null' }),
  ...['PUT', 'PATCH', 'DELETE'].map((method) =>
    withRequest(`by ${method}`, 'notAccepted', 405, (valid) => ({ ...valid, method })),
  ),
]
