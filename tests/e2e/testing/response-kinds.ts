/** A kind of response that the site gives, by a request that leads to it. */
export interface ResponseKind {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Expected status. */
  readonly status: number
}

const HTML = { Accept: 'text/html' }
const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }
const LAKE = '/lake/v2025-02-19'

/**
 * Lists every kind of response (OPS-01), for the built site with the seed dataset.
 * @param site origin; its pages name the hashed files
 * @throws Error when a page has no such file
 */
export async function listResponseKinds(site: string): Promise<ResponseKind[]> {
  const [home, studioPage, library] = await Promise.all(
    ['/', '/studio', '/biblioteca'].map(async (path) => (await fetch(site + path)).text()),
  )
  const get = (name: string, path: string, status = 200): ResponseKind => {
    return { name, method: 'GET', path, status }
  }
  const post = (name: string, path: string, status: number, headers = {}, body = '') => {
    return { name, method: 'POST', path, status, headers, body }
  }
  return [
    get('page', '/'),
    { ...get('page, again', '/'), headers: HTML },
    get('page with a form', '/inversores'),
    get('newsletter link', '/boletin/baja/nada', 404),
    get('link of the room', '/sala/nada', 404),
    get('page of staff', '/prensa'),
    get(
      'sample page',
      findPath(await text(site, '/todos-por-bahia-blanca'), /\/campana-de-ejemplo\/[^"\\]+/),
    ),
    get('missing page', '/nada', 404),
    get('data request', '/inversores.data'),
    post('form that is not accepted', '/inversores', 403, FORM),
    post('newsletter, not from the site', '/newsletter', 403, FORM),
    post(
      'newsletter without scripts',
      '/newsletter',
      303,
      { ...FORM, ...HTML, 'Sec-Fetch-Site': 'same-origin' },
      'email=a',
    ),
    post('wrong method', '/', 405),
    { name: 'OPTIONS', method: 'OPTIONS', path: '/', status: 405 },
    get('malformed path', '/%zz', 400),
    get('redirect of staff', '/ayuda', 302),
    get('preview without a secret', '/preview/enable', 401),
    get('end of a preview', '/preview/disable', 302),
    get('script', findPath(home, /\/assets\/entry\.client[^"\\]+\.js/)),
    get('styles', findPath(home, /\/assets\/styles[^"\\]+\.css/)),
    get('missing asset', '/assets/nada.js', 404),
    get('favicon', '/favicon.ico'),
    get('icon', '/favicon.svg'),
    get('robots.txt', '/robots.txt'),
    get('sitemap', '/sitemap.xml'),
    get('manifest', '/site.webmanifest'),
    get('service worker', '/sw.js'),
    get('security.txt', '/.well-known/security.txt'),
    get('QR code', '/qr/inversores'),
    get('card for social networks', '/tarjeta/aboutPage.jpg'),
    get('health', '/healthz'),
    get('readiness', '/readyz'),
    get('visit counts, wrong method', '/conteo', 405),
    post('report of a policy, not from the site', '/_csp', 403),
    get('challenge of the form', '/inversores/desafio'),
    get('analytics without a project', '/i/flags', 404),
    get('sent messages', '/_mail', 404),
    post('e-mail, not accepted', '/api/v1.0/email/send', 400),
    get('Studio', '/studio/structure'),
    get('script of the Studio', findPath(studioPage, /\/studio\/assets\/[^"\\]+\.js/)),
    get('missing file of the Studio', '/studio/assets/nada.js', 404),
    get('query', `${LAKE}/data/query/production?query=1`),
    get('rejected query', `${LAKE}/data/query/production?query=(`, 400),
    get('documents', `${LAKE}/data/doc/production/homePage`),
    post('mutation without a token', `${LAKE}/data/mutate/production`, 403),
    get('missing endpoint of the lake', '/lake/nada', 404),
    get('sign-in', `/lake/login?origin=${encodeURIComponent(`${site}/studio`)}`),
    get('sign-in from elsewhere', '/lake/login?origin=https://example.org', 400),
    get('picture', findPath(home, /\/lake\/images\/[^"\\? ]+\.webp/)),
    get('picture in another size', `${findPath(home, /\/lake\/images\/[^"\\? ]+\.webp/)}?w=64`),
    get('drawing', findPath(home, /\/lake\/images\/[^"\\? ]+\.svg/)),
    get('missing picture', '/lake/images/embedded/production/nada.png', 404),
    get('download', findPath(library, /\/lake\/files\/[^"\\? ]+\.pdf/)),
  ]
}

async function text(site: string, path: string): Promise<string> {
  return (await fetch(site + path)).text()
}

function findPath(html: string | undefined, pattern: RegExp): string {
  const path = pattern.exec(html ?? '')?.[0]
  if (path === undefined) throw new Error(`No page names a file like ${pattern.source}.`)
  return path
}
