import fc from 'fast-check'
import { mapFields } from '../../../../../config/investor-request'
import { pagePaths, SAMPLE_CAMPAIGNS_PATH } from '../../../../../config/site-pages'
import type { FuzzRequest } from '../request'
import { body, encode, mostly, oneOf, pathText, queryText, text } from '../texts'
import { headers, method } from './http'

const paths =
  '/prensa /nada /sin-conexion /__manifest /robots.txt /sitemap.xml /site.webmanifest /sw.js ' +
  '/favicon.ico /healthz /readyz /visits /newsletter /_csp /_mail /inversores/desafio ' +
  '/boletin/baja/a.b.c /sala/a.b.c /sala/a.b.c/n1 /inversores/enviado /preview/enable /preview/disable /qr/inversores /tarjeta/aboutPage.jpg /i/track ' +
  '/i/flags /assets/main.js /studio /studio/structure /studio/assets/main.js /studio-staging /lake ' +
  '/api/v1.0/email/send /api/v1.0/email/send-form /_root.data /inversores.data'
const known = fc.constantFrom(...pagePaths.values(), SAMPLE_CAMPAIGNS_PATH, ...paths.split(' '))

const path = fc.oneof(
  { weight: 4, arbitrary: known },
  {
    weight: 3,
    arbitrary: fc
      .tuple(known, fc.constantFrom('/', '//', '.', '.data', ''), pathText)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: pathText.map((value) => `/${value}`) },
)

const parameter = fc.oneof(oneOf('q index _data _routes page p numero plantilla ref'), queryText)
const query = fc
  .array(fc.tuple(parameter, queryText), { maxLength: 4 })
  .map((pairs) => `?${pairs.map((pair) => pair.join('=')).join('&')}`)

/** Requests to every part of the site. */
export const siteRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({ method, path, query: fc.option(query, { nil: '' }), headers, body })
  .map(({ path: start, query: rest, body: sent, ...request }) => ({
    ...request,
    path: start + rest,
    ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { body: sent }),
  }))

const cookie = fc.tuple(
  oneOf('preview preview-perspective newsletter-reply'),
  text.map((value) => encode(value).slice(0, 1_000)),
)

/** Links with which the Studio opens a preview, and the cookies that a preview has. */
export const previewRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    page: oneOf('/preview/enable /preview/disable / /inversores /prensa'),
    secret: queryText,
    pathname: fc.oneof(queryText, oneOf('//evil.example /%5C/evil.example')),
    perspective: fc.oneof(queryText, oneOf('drafts published raw rABC')),
    cookies: fc.array(cookie, { maxLength: 3 }),
  })
  .map(({ page, secret, pathname, perspective, cookies }) => ({
    method: 'GET',
    path: `${page}?sanity-preview-secret=${secret}&sanity-preview-pathname=${pathname}&sanity-preview-perspective=${perspective}&page=${pathname}`,
    headers: { Cookie: cookies.map((pair) => pair.join('=')).join('; ') },
  }))

const origin = fc.constantFrom<Record<string, string>>(
  { 'Sec-Fetch-Site': 'same-origin' },
  { 'Sec-Fetch-Site': 'same-origin', Accept: 'text/html' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  {},
)
const FORM = 'application/x-www-form-urlencoded'
const contentType = oneOf(`${FORM};charset=utf-8 multipart/form-data;boundary=a application/json`)
const address = fc.oneof(text, fc.emailAddress(), fc.constant('ana@correo.com\r\nBcc: a@b.co'))

/**
 * Posted forms, mostly complete ones without a valid proof of work.
 * @param stamp a valid one
 */
export function createFormRequest(stamp: string): fc.Arbitrary<FuzzRequest> {
  const fields = {
    ...mapFields(() => text),
    user_whatsapp: fc.oneof(text, fc.constant('+54 291 555-0100')),
    user_email: address,
    user_currency: fc.oneof(text, oneOf('USD ARS USDT')),
    key: text,
    captcha: text,
    question: text,
    answer: text,
    email: address,
    fingerprint: text,
    stamp: fc.oneof(text, fc.constant(stamp)),
    website: mostly(fc.constant(''), text),
  }
  const form = fc.record(fields, { requiredKeys: [] }).map((record) => Object.entries(record))
  const repeated = fc.array(fc.tuple(fc.constantFrom(...Object.keys(fields)), text))
  const long = fc.integer({ min: 0, max: 200_000 }).map((size) => 'a='.padEnd(size, 'a'))
  return fc
    .record({
      path: oneOf(
        '/inversores /inversores.data /newsletter /newsletter.data /inversores/enviado /visits /_csp ' +
          '/i/track /boletin/confirmar/a.b.c /sala/a.b.c /inversores?index /inversores?_data=a',
      ),
      origin,
      type: mostly(fc.constant(FORM), contentType),
      sent: mostly(mostly(form, repeated).map(encodeForm), fc.oneof(body, long)),
    })
    .map(({ path: target, origin: sender, type, sent }) => ({
      method: 'POST',
      path: target,
      headers: { ...sender, 'Content-Type': type },
      body: sent,
    }))
}

function encodeForm(pairs: [string, string][]): string {
  return new URLSearchParams(pairs).toString()
}

/** True for a form that no page of the site has sent. */
export function isForeign({ headers: sent = {} }: FuzzRequest): boolean {
  return sent['Sec-Fetch-Site'] !== 'same-origin'
}
