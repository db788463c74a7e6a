import http from 'node:http'
import https from 'node:https'
import {
  createLookup,
  hostAddress,
  isPrivateAddress,
  isPrivateName,
  PrivateAddressError,
  type Resolve,
} from './private-addresses'

/** Why a link does not work, or could not be checked. */
type LinkReason =
  'status' | 'timeout' | 'name' | 'connection' | 'certificate' | 'redirects' | 'private' | 'address'

export interface LinkResult {
  /**
   * `works`: the page answers. `broken`: it does not. `unclear`: its server answers, but not to a
   * program. `unchecked`: the address is not one that this server may request.
   */
  readonly state: 'works' | 'broken' | 'unclear' | 'unchecked'
  readonly reason?: LinkReason
  /** The last HTTP status. */
  readonly status?: number
}

interface VisitOptions {
  /** Origins of this machine or its networks that may be requested. */
  readonly privateOrigins: ReadonlySet<string>
  readonly resolve: Resolve
  readonly signal: AbortSignal
  readonly timeoutMs: number
}

const MAX_REDIRECTS = 5
/**
 * Whether the page is gone or its server fails. With other statuses a server may reject only
 * programs.
 */
const isFailure = (status: number) => status === 404 || status === 410 || status >= 500
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

const headers = { accept: '*/*', 'user-agent': 'Mozilla/5.0 (compatible; link check)' }

/**
 * Requests a web address with GET, since many servers reject HEAD, and follows redirects. It checks
 * that no step leads to a private address, and reads no body.
 */
export async function visitLink(address: string, options: VisitOptions): Promise<LinkResult> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = AbortSignal.any([timeout, options.signal])
  try {
    return await follow(address, { ...options, signal })
  } catch (error) {
    if (timeout.aborted) return { state: 'broken', reason: 'timeout' }
    return toResult(error)
  }
}

async function follow(start: string, options: VisitOptions): Promise<LinkResult> {
  let address = start
  for (let step = 0; step <= MAX_REDIRECTS; step += 1) {
    const url = URL.canParse(address) ? new URL(address) : undefined
    if (url === undefined || !/^https?:$/.test(url.protocol) || url.username !== '') {
      return { state: step === 0 ? 'unchecked' : 'broken', reason: 'address' }
    }
    if (isForbidden(url, options.privateOrigins)) throw new PrivateAddressError()
    const { status, location } = await request(url, options)
    if (!isRedirect(status) || location === undefined) return fromStatus(status)
    address = URL.canParse(location, url) ? new URL(location, url).href : ''
  }
  return { state: 'broken', reason: 'redirects' }
}

/** Checks IP addresses and names; `createLookup` checks the addresses of a name. */
function isForbidden(url: URL, privateOrigins: ReadonlySet<string>): boolean {
  if (privateOrigins.has(url.origin)) return false
  const address = hostAddress(url)
  return address === undefined ? isPrivateName(url) : isPrivateAddress(address)
}

interface Answer {
  readonly status: number
  readonly location: string | undefined
}

function request(url: URL, options: VisitOptions): Promise<Answer> {
  const { privateOrigins, resolve, signal } = options
  const lookup = createLookup(resolve, privateOrigins.has(url.origin))
  const { request: open } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    const sent = open(url, { lookup, signal, headers, agent: false }, (response) => {
      resolve({ status: response.statusCode ?? 0, location: response.headers.location })
      sent.destroy()
    })
    sent.on('error', reject)
    sent.end()
  })
}

function fromStatus(status: number): LinkResult {
  if (status >= 200 && status < 400) return { state: 'works', status }
  return { state: isFailure(status) ? 'broken' : 'unclear', reason: 'status', status }
}

function toResult(error: unknown): LinkResult {
  if (error instanceof PrivateAddressError) return { state: 'unchecked', reason: 'private' }
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  // A network error of this server says nothing about the link.
  if (/^(EAI_AGAIN|ENETUNREACH|EHOSTUNREACH)$/.test(code)) {
    return { state: 'unclear', reason: 'connection' }
  }
  if (/^(ENOTFOUND|EAI_)/.test(code)) return { state: 'broken', reason: 'name' }
  if (/CERT|SELF_SIGNED|UNABLE_TO/.test(code)) return { state: 'broken', reason: 'certificate' }
  return { state: 'broken', reason: 'connection' }
}
