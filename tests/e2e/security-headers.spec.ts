import { expect, test } from './testing/fixtures'

interface Kind {
  readonly path: string
  readonly status?: number
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

const LAKE = '/lake/v2025-02-19'
const HTML = { Accept: 'text/html' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

/** Kinds of responses of the built site with the seed dataset; the status is 200 by default. */
const kinds: readonly Kind[] = [
  { path: '/' },
  { path: '/inversores' },
  { path: '/boletin/baja/nada', status: 404 },
  { path: '/sala/nada', status: 404 },
  { path: '/nada', status: 404 },
  { path: '/inversores.data' },
  { path: '/newsletter', method: 'POST', headers: FORM, status: 403 },
  {
    path: '/newsletter',
    method: 'POST',
    headers: { ...FORM, ...HTML, 'Sec-Fetch-Site': 'same-origin' },
    body: 'email=a',
    status: 303,
  },
  { path: '/', method: 'POST', status: 405 },
  { path: '/%zz', status: 400 },
  { path: '/ayuda', status: 302 },
  { path: '/preview/enable', status: 401 },
  { path: '/preview/disable', status: 302 },
  { path: '/assets/nada.js', status: 404 },
  { path: '/favicon.ico' },
  { path: '/robots.txt' },
  { path: '/sitemap.xml' },
  { path: '/site.webmanifest' },
  { path: '/sw.js' },
  { path: '/.well-known/security.txt' },
  { path: '/qr/inversores' },
  { path: '/tarjeta/aboutPage.jpg' },
  { path: '/readyz' },
  { path: '/visits', status: 405 },
  { path: '/_csp', method: 'POST', status: 403 },
  { path: '/inversores/desafio' },
  { path: '/i/flags', status: 404 },
  { path: '/_mail', status: 404 },
  { path: '/api/v1.0/email/send', method: 'POST', status: 400 },
  { path: '/studio/structure' },
  { path: '/studio/assets/nada.js', status: 404 },
  { path: `${LAKE}/data/query/production?query=1` },
  { path: `${LAKE}/data/query/production?query=(`, status: 400 },
  { path: `${LAKE}/data/mutate/production`, method: 'POST', status: 403 },
  { path: '/lake/nada', status: 404 },
  { path: '/lake/login?origin={site}/studio' },
  { path: '/lake/login?origin=https://example.org', status: 400 },
  { path: '/lake/images/embedded/production/nada.png', status: 404 },
]

/** Files whose addresses pages name. */
const named: readonly (readonly [page: string, file: RegExp, query?: string])[] = [
  ['/', /\/assets\/entry\.client[^"\\]+\.js/],
  ['/', /\/assets\/styles[^"\\]+\.css/],
  ['/', /\/lake\/images\/[^"\\? ]+\.webp/, '?w=64'],
  ['/', /\/lake\/images\/[^"\\? ]+\.svg/],
  ['/studio', /\/studio\/assets\/[^"\\]+\.js/],
  ['/biblioteca', /\/lake\/files\/[^"\\? ]+\.pdf/],
  ['/todos-por-bahia-blanca', /\/campana-de-ejemplo\/[^"\\]+/],
]

test('every kind of response has the security headers (OPS-01, SAFE-01)', async ({ instance }) => {
  const { site, origin } = instance
  const files = named.map(async ([page, file, query = '']): Promise<Kind> => {
    const [path = `no ${file.source}`] = file.exec(await (await fetch(origin + page)).text()) ?? []
    return { path: path + query }
  })
  const found: unknown[] = []
  for (const [number, kind] of [...kinds, ...(await Promise.all(files))].entries()) {
    const { path, status = 200, method = 'GET', headers, body } = kind
    const response = await fetch(site + path.replace('{site}', encodeURIComponent(origin)), {
      method,
      redirect: 'manual',
      // The site limits requests by address.
      headers: { ...headers, 'X-Forwarded-For': `10.0.0.${number}`, 'X-Forwarded-Proto': 'https' },
      ...(body !== undefined && { body }),
    })
    await response.arrayBuffer()
    const errors = findErrors(response.headers)
    if (response.status !== status || errors.length > 0) {
      found.push([kind, response.status, errors])
    }
  }
  expect(found).toEqual([])
})

/** The minimum for each header. The score in MDN's HTTP Observatory is not computed here. */
const rules: Readonly<Record<string, RegExp>> = {
  'content-security-policy': /^default-src '(?:none|self)'.*\bframe-ancestors '(?:none|self)'/,
  'cross-origin-resource-policy': /^(?:same|cross)-origin$/,
  'referrer-policy': /^(?:no-referrer|same-origin|strict-origin-when-cross-origin)$/,
  'strict-transport-security': /^max-age=31536000$/,
  'x-content-type-options': /^nosniff$/,
}

function findErrors(headers: Headers): string[] {
  const wrong = Object.entries(rules).filter(([name, rule]) => !rule.test(headers.get(name) ?? ''))
  const policy = headers.get('content-security-policy') ?? ''
  const scripts = /(?:script|default)-src [^;]*'unsafe-/.exec(policy)
  return [...wrong.map(([name]) => `${name}: ${headers.get(name) ?? ''}`), ...(scripts ?? [])]
}
