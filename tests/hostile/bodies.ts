import { untouchedFields } from '../../app/lib/investor-form/definition'
import {
  bytes,
  encoded,
  form,
  goodFields,
  type HostilePost,
  posting,
  sent,
  type Target,
} from './post'

/** Fields that are not there, or not by their name. */
const misnamed = [
  ...['user_name', 'user_whatsapp', 'user_email', 'user_currency'].map((left) => {
    const make = (target: Target) => {
      const fields = Object.entries(goodFields(target)).filter(([name]) => name !== left)
      return posting(target, encoded(Object.fromEntries(fields)))
    }
    return { name: `without ${left}`, outcome: 'invalid', status: 400, make } satisfies HostilePost
  }),
  form('an untouched form', 'invalid', untouchedFields),
  form('a name in brackets', 'invalid', { user_name: '', 'user_name[]': 'Ana Gómez' }),
  form('a name in a path', 'invalid', { user_name: '', 'user[name]': 'Ana Gómez' }),
  form('capitals', 'invalid', { user_name: '', USER_NAME: 'Ana Gómez' }),
]

const repeated = Object.keys(goodFields({ secret: '', captcha: '' })).map((name) =>
  bytes(`${name} twice`, `${name}=x`),
)

const types = [
  ['JSON', 'application/json'],
  ['JSON of a kind', 'application/ld+json'],
  ['multipart', 'multipart/form-data; boundary=x'],
  ['multipart without a boundary', 'multipart/form-data'],
  ['plain text', 'text/plain'],
  ['a page', 'text/html'],
  ['bytes', 'application/octet-stream'],
  ['no type', ''],
  ['two types', 'application/x-www-form-urlencoded, text/plain'],
  ['almost the type', 'application/x-www-form-urlencodedx'],
].map(([name = '', type = '']) =>
  sent(`it is called ${name}`, 'notAccepted', 400, (good) => {
    return { ...good, headers: { ...good.headers, 'Content-Type': type } }
  }),
)

const encodings = [
  bytes('a lone percent sign', 'x=%'),
  bytes('half an escape', 'x=%4'),
  bytes('an escape of no digits', 'x=%zz'),
  bytes('escapes that are no text', 'x=%ff%fe'),
  bytes('an escape that breaks off', 'x=%c3'),
  bytes('an overlong escape', 'x=%c0%af'),
  bytes('an overlong escape of three', 'x=%e0%80%80'),
  bytes('half a pair of surrogates', 'x=%ed%a0%80'),
  bytes('beyond the last character', 'x=%f4%90%80%80'),
  bytes('the old percent-u', 'x=%u0041'),
  bytes('an escape in a name', '%ff=x'),
  bytes('bytes of another encoding', Buffer.from('x=José', 'latin1')),
  bytes('bytes of UTF-16', Buffer.from('x=José', 'utf16le').subarray(0, -1)),
  bytes('bytes that are no text', Uint8Array.from([0xff, 0xfe, 0xfd])),
]

const sizes = [
  form('a message of 100 kB', 'tooLarge', { user_message: 'a'.repeat(100_000) }),
  form('a message of a megabyte', 'tooLarge', { user_message: 'ñ'.repeat(1_000_000) }),
  form('a field nobody asked for', 'tooLarge', { other: 'a'.repeat(100_000) }),
  form('a name of a field without end', 'tooLarge', { ['x'.repeat(100_000)]: '' }),
  form('a captcha without end', 'tooLarge', { captcha: 'a'.repeat(100_000) }),
  bytes('hundreds of fields', Array.from({ length: 300 }, (_, count) => `f${count}=`).join('&')),
  bytes('thousands of separators with names', Array.from({ length: 3_000 }, () => 'a=').join('&')),
]

/** Bodies that are no form of ours. */
export const badBodies = [misnamed, repeated, types, encodings, sizes].flat()
