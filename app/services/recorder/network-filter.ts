import type setup from 'logrocket/setup'
import { sitePages } from '#config/site-pages'
import { normalizePath, investorPaths } from '~/lib/links/page-paths'
import { recordedBody } from './recorded-body'
import { recordedUrl } from '~/lib/links/recorded-url'

/** The library's options; it exports no type for them. */
export type RecorderOptions = NonNullable<Parameters<ReturnType<typeof setup>['init']>[1]>

/** The functions that filter every captured call. */
type NetworkFilter = Required<
  Pick<NonNullable<RecorderOptions['network']>, 'requestSanitizer' | 'responseSanitizer'>
>

export type CapturedRequest = Parameters<NetworkFilter['requestSanitizer']>[0]

/** Posts to this site that carry contact data. */
const PRIVATE_POSTS: ReadonlySet<string> = new Set(
  [sitePages.investorsPage.path, investorPaths.report, '/newsletter'].map(normalizePath),
)

/** Calls of e-mail and analytics, on any host, that carry contact data. */
const PRIVATE_FOLDERS = ['/api/v1.0/email/', '/i/']

const SECRET_HEADERS: ReadonlySet<string> = new Set([
  'authorization',
  'proxy-authorization',
  'cookie',
  'set-cookie',
])

/**
 * Creates the filter of recorded calls (ANA-04). It removes credentials, contact data in addresses,
 * and the bodies of private requests and their responses. It shortens large bodies.
 */
export function createNetworkFilter(): NetworkFilter {
  // A response does not reliably name its request.
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
  // Remix loads a page's data from its path with `.data`.
  const path = normalizePath(pathname.replace(/\.data$/, ''))
  if (PRIVATE_FOLDERS.some((folder) => path.startsWith(folder))) return true
  return method !== 'GET' && PRIVATE_POSTS.has(path)
}

function withoutSecrets(headers: CapturedRequest['headers']): CapturedRequest['headers'] {
  const visible = Object.entries(headers).filter(
    ([name]) => !SECRET_HEADERS.has(name.toLowerCase()),
  )
  return Object.fromEntries(visible)
}
