import { comparablePath, investorPaths, sitePages } from '~/lib/site-pages'
import type { CapturedRequest, NetworkFilter } from './library'
import { recordedBody } from './recorded-body'
import { recordedUrl } from '~/lib/recorded-url'

/** Calls that carry what people typed, of this site. */
const PRIVATE_POSTS: ReadonlySet<string> = new Set(
  [sitePages.investorsPage, investorPaths.report, '/newsletter'].map(comparablePath),
)

/**
 * Calls that carry it on any host: of the e-mail service, or of the relay that answers in its
 * place, and of the analytics.
 */
const PRIVATE_FOLDERS = ['/api/v1.0/email/', '/i/']

const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
])

/**
 * What a recording keeps of the calls that a page makes (ANA-04): no credentials, no contact data in
 * addresses, no bodies of private calls, neither asked nor answered, and large ones cut.
 */
export function createNetworkFilter(): NetworkFilter {
  // An answer does not say reliably what was asked.
  const privateCalls = new Set<string>()
  return {
    requestSanitizer(request) {
      const url = recordedUrl(request.url)
      if (url === undefined) return null
      const isPrivate = isPrivateCall(request)
      if (isPrivate) privateCalls.add(request.reqId)
      return {
        ...request,
        url,
        referrer: recordedReferrer(request),
        headers: withoutSecrets(request.headers),
        body: isPrivate ? null : recordedBody(request.body),
      }
    },
    responseSanitizer(response) {
      const isPrivate = privateCalls.delete(response.reqId)
      return {
        ...response,
        headers: withoutSecrets(response.headers),
        body: isPrivate ? null : recordedBody(response.body),
      }
    },
  }
}

function recordedReferrer({ referrer }: CapturedRequest): string | null {
  return referrer === undefined ? null : (recordedUrl(referrer) ?? null)
}

function isPrivateCall({ url, method }: CapturedRequest): boolean {
  const { pathname } = new URL(url, document.baseURI)
  // The router asks for a page's data under the page's address and this ending.
  const path = comparablePath(pathname.replace(/\.data$/, ''))
  if (PRIVATE_FOLDERS.some((folder) => path.startsWith(folder))) return true
  return method !== 'GET' && PRIVATE_POSTS.has(path)
}

function withoutSecrets(headers: CapturedRequest['headers']): CapturedRequest['headers'] {
  const told = Object.entries(headers).filter(([name]) => !SECRET_HEADERS.has(name.toLowerCase()))
  return Object.fromEntries(told)
}
