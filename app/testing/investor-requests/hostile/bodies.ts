import { untouchedFields } from '~/services/investor-requests/form/definition'
import {
  withTail,
  encode,
  withFields,
  validFields,
  type HostilePost,
  createPost,
  withRequest,
  type Target,
} from './post'

const misnamed = [
  ...['user_name', 'user_whatsapp', 'user_email', 'user_currency'].map((omitted) => {
    const create = (target: Target) => {
      const fields = Object.entries(validFields(target)).filter(([name]) => name !== omitted)
      return createPost(target, encode(Object.fromEntries(fields)))
    }
    return {
      name: `without ${omitted}`,
      outcome: 'invalid',
      status: 400,
      create,
    } satisfies HostilePost
  }),
  withFields('an untouched form', 'invalid', untouchedFields),
  withFields('a field name with brackets', 'invalid', {
    user_name: '',
    'user_name[]': 'Ana Gómez',
  }),
  withFields('a nested field name', 'invalid', { user_name: '', 'user[name]': 'Ana Gómez' }),
  withFields('a field name in capitals', 'invalid', { user_name: '', USER_NAME: 'Ana Gómez' }),
]

const repeated = Object.keys(validFields({ secret: '', captcha: '' })).map((name) =>
  withTail(`${name} twice`, `${name}=x`),
)

const types = [
  ['JSON', 'application/json'],
  ['JSON-LD', 'application/ld+json'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['multipart without a boundary', 'multipart/form-data'],
  ['plain text', 'text/plain'],
  ['HTML', 'text/html'],
  ['octet-stream', 'application/octet-stream'],
  ['no type', ''],
  ['two types', 'application/x-www-form-urlencoded, text/plain'],
  ['a misspelt type', 'application/x-www-form-urlencodedx'],
].map(([name = '', type = '']) =>
  withRequest(`content type: ${name}`, 'notAccepted', 400, (valid) => {
    return { ...valid, headers: { ...valid.headers, 'Content-Type': type } }
  }),
)

const encodings = [
  withTail('a lone percent sign', 'x=%'),
  withTail('a truncated escape', 'x=%4'),
  withTail('an escape without hex digits', 'x=%zz'),
  withTail('escapes that are not UTF-8', 'x=%ff%fe'),
  withTail('an incomplete UTF-8 sequence', 'x=%c3'),
  withTail('an overlong sequence of two bytes', 'x=%c0%af'),
  withTail('an overlong sequence of three bytes', 'x=%e0%80%80'),
  withTail('an unpaired surrogate', 'x=%ed%a0%80'),
  withTail('a code point beyond Unicode', 'x=%f4%90%80%80'),
  withTail('a percent-u escape', 'x=%u0041'),
  withTail('an invalid escape in a field name', '%ff=x'),
  withTail('bytes in Latin-1', Buffer.from('x=José', 'latin1')),
  withTail('bytes in UTF-16', Buffer.from('x=José', 'utf16le').subarray(0, -1)),
  withTail('bytes in no encoding', Uint8Array.from([0xff, 0xfe, 0xfd])),
]

const sizes = [
  withFields('a message of 100 kB', 'tooLarge', { user_message: 'a'.repeat(100_000) }),
  withFields('a message of a megabyte', 'tooLarge', { user_message: 'ñ'.repeat(1_000_000) }),
  withFields('a large unknown field', 'tooLarge', { other: 'a'.repeat(100_000) }),
  withFields('a huge field name', 'tooLarge', { ['x'.repeat(100_000)]: '' }),
  withFields('a huge captcha', 'tooLarge', { captcha: 'a'.repeat(100_000) }),
  withTail('hundreds of fields', Array.from({ length: 300 }, (_, count) => `f${count}=`).join('&')),
  withTail('thousands of empty fields', Array.from({ length: 3_000 }, () => 'a=').join('&')),
]

/** Bodies that no form of the site produces. */
export const hostileBodies = [misnamed, repeated, types, encodings, sizes].flat()
