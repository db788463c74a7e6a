import fc from 'fast-check'
import type { FuzzRequest } from '../request'
import { body, text } from '../texts'

const address = fc.oneof(
  text,
  fc.emailAddress(),
  fc.constantFrom(
    'ana@correo',
    'ana @correo.com',
    'ANA@CORREO.COM',
    'ana@correo.com\r\nBcc: a@b.co',
  ),
)

const fieldNames = [
  ...[
    'user_name',
    'user_whatsapp',
    'user_email',
    'user_currency',
    'user_message',
    'key',
    'captcha',
  ],
  ...['question', 'answer', 'stamp', 'website', 'email', 'fingerprint'],
]

const repeated = fc.array(fc.tuple(fc.constantFrom(...fieldNames), text), { maxLength: 30 })

const origin = fc.constantFrom<Record<string, string>>(
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  {},
)

const type = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded;charset=utf-8',
  'multipart/form-data; boundary=a',
  'application/json',
  'text/plain',
)

/**
 * Posted forms, mostly complete ones without a valid proof of work.
 * @param stamp a valid one
 */
export function createFormRequest(stamp: string): fc.Arbitrary<FuzzRequest> {
  const fields = fc
    .record(
      {
        user_name: text,
        user_whatsapp: fc.oneof(text, fc.constant('+54 291 555-0100')),
        user_email: address,
        user_currency: fc.oneof(text, fc.constantFrom('USD', 'ARS', 'USDT')),
        user_message: text,
        email: address,
        stamp: fc.oneof(text, fc.constant(stamp)),
        key: text,
        captcha: text,
        question: text,
        answer: text,
        fingerprint: text,
        website: fc.oneof(
          { weight: 5, arbitrary: fc.constant('') },
          { weight: 1, arbitrary: text },
        ),
      },
      { requiredKeys: [] },
    )
    .map((record) => Object.entries(record))

  const form = fc.oneof(
    { weight: 6, arbitrary: fields.map(encodeForm) },
    { weight: 1, arbitrary: repeated.map(encodeForm) },
    { weight: 1, arbitrary: body },
    {
      weight: 1,
      arbitrary: fc.integer({ min: 0, max: 200_000 }).map((size) => 'a='.padEnd(size, 'a')),
    },
  )

  return fc
    .record({
      path: fc.constantFrom(
        ...[
          '/inversores',
          '/inversores.data',
          '/newsletter',
          '/newsletter.data',
          '/inversores/enviado',
        ],
        ...['/conteo', '/_csp', '/i/track', '/inversores?index', '/inversores?_data=a'],
      ),
      origin,
      type: fc.oneof(
        { weight: 5, arbitrary: fc.constant('application/x-www-form-urlencoded') },
        type,
      ),
      body: form,
    })
    .map(({ path, origin: sender, type: contentType, body: sent }) => ({
      method: 'POST',
      path,
      headers: { ...sender, 'Content-Type': contentType },
      body: sent,
    }))
}

/** True for a form that no page of the site has sent. */
export function isForeign({ headers = {} }: FuzzRequest): boolean {
  return headers['Sec-Fetch-Site'] !== 'same-origin'
}

function encodeForm(pairs: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString()
}
