import fc from 'fast-check'
import { pagePaths, SAMPLE_CAMPAIGNS_PATH } from '../../../config/site-pages'
import type { FuzzRequest } from '../request'
import { body, encode, headerText, pathText, queryText, text } from '../texts'

/** Paths of all parts of the site, some with a place for anything. */
const paths = [
  ...pagePaths.values(),
  ...['/prensa', '/nada', SAMPLE_CAMPAIGNS_PATH, '/sin-conexion', '/estilo', '/__manifest'],
  ...['/robots.txt', '/sitemap.xml', '/site.webmanifest', '/sw.js', '/favicon.ico'],
  ...['/healthz', '/readyz', '/conteo', '/newsletter', '/_csp', '/_mail'],
  ...['/inversores/desafio', '/inversores/enviado', '/preview/enable', '/preview/disable'],
  ...['/qr/inversores', '/tarjeta/aboutPage.jpg', '/i/track', '/i/flags', '/assets/main.js'],
  ...['/studio', '/studio/structure', '/studio/assets/main.js', '/studio-staging', '/lake'],
  ...['/api/v1.0/email/send', '/api/v1.0/email/send-form', '/_root.data', '/inversores.data'],
]

export const method = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('GET', 'HEAD', 'POST') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE'),
  },
)

const path = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...paths) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.constantFrom(...paths), fc.constantFrom('/', '//', '.', '.data', ''), pathText)
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: pathText.map((value) => `/${value}`) },
)

const parameter = fc.oneof(
  fc.constantFrom('q', 'index', '_data', '_routes', 'page', 'p', 'numero', 'plantilla', 'ref'),
  queryText,
)

const query = fc
  .array(fc.tuple(parameter, queryText), { maxLength: 4 })
  .map((pairs) =>
    pairs.length === 0 ? '' : `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`,
  )

const names = [
  ...['Accept', 'Accept-Encoding', 'Accept-Language', 'Authorization', 'Content-Type', 'Cookie'],
  ...['Host', 'If-Modified-Since', 'If-None-Match', 'Origin', 'Range', 'Referer', 'User-Agent'],
  ...['Sec-Fetch-Site', 'X-Forwarded-For', 'X-Forwarded-Host', 'X-Forwarded-Proto'],
  ...['X-Posted-From', 'X-Request-Id', 'Priority', 'Sec-CH-UA-Platform', 'X-Remix-Revalidate'],
] as const

const values = fc.oneof(
  headerText,
  fc.constantFrom(
    ...['same-origin', 'cross-site', 'null', '*/*', 'text/html', 'application/json', 'br;q=0'],
    ...['application/x-www-form-urlencoded', 'multipart/form-data; boundary=a', 'bytes=0-'],
    ...['bytes=9-1', 'https', 'https://evil.example', 'Wed, 21 Oct 2015 07:28:00 GMT', 'a b'],
  ),
)

export const headers = fc
  .array(fc.tuple(fc.constantFrom(...names), values), { maxLength: 4 })
  .map((entries): Record<string, string> => Object.fromEntries(entries))

/** Requests to every part of the site. */
export const siteRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({ method, path, query, headers, body: fc.option(body, { nil: undefined }) })
  .map(({ path: start, query: rest, body: sent, ...request }) => ({
    ...request,
    path: (start.startsWith('/') ? start : `/${start}`) + rest,
    ...(sent === undefined || request.method === 'GET' || request.method === 'HEAD'
      ? {}
      : { body: sent }),
  }))

const cookieText = text.map(encode)

/** Links with which the Studio opens a preview, and the cookies that a preview has. */
export const previewRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    page: fc.constantFrom('/preview/enable', '/preview/disable', '/', '/inversores', '/prensa'),
    secret: queryText,
    pathname: fc.oneof(queryText, fc.constantFrom('//evil.example', '/%5C/evil.example')),
    perspective: fc.oneof(queryText, fc.constantFrom('drafts', 'published', 'raw', 'rABC')),
    cookies: fc.array(
      fc.tuple(fc.constantFrom('preview', 'preview-perspective', 'newsletter-reply'), cookieText),
      { maxLength: 3 },
    ),
  })
  .map(({ page, secret, pathname, perspective, cookies }) => ({
    method: 'GET',
    path: `${page}?sanity-preview-secret=${secret}&sanity-preview-pathname=${pathname}&sanity-preview-perspective=${perspective}&page=${pathname}`,
    headers: {
      Cookie: cookies
        .map((pair) => pair.join('='))
        .join('; ')
        .slice(0, 4_000),
    },
  }))
