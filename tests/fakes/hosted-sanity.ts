import { buffer } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import path from 'node:path'
import { checkRights, restrictQuery, type TokenRights } from './token-rights'
import { forwardedHeaders, startTlsProxy, type Exchange } from './tls-proxy'

/** A request as the hosted service received it. */
interface HostedCall {
  readonly host: string
  readonly method: string
  /** Without the query. */
  readonly path: string
  readonly token: string | undefined
  readonly status: number
}

/** The answer of every API host while the service refuses calls. */
interface Refusal {
  readonly status: 402 | 429
  readonly retryAfterSeconds?: number
}

/** A fake for the hosted Sanity service, under its host names. */
export interface HostedSanity {
  /** Port of all host names, on the loopback. */
  readonly port: number
  /** Variables that lead a program of Node to it. */
  readonly variables: Readonly<Record<string, string>>
  readonly calls: readonly HostedCall[]
  /** Refuses all calls of the API from now on and ends open streams; undefined accepts them again. */
  refuse: (refusal: Refusal | undefined) => void
  /** Ends all connections, event streams included. */
  closeConnections: () => void
  close: () => Promise<void>
}

interface Options {
  /** Origin of a lake with the same project id. */
  readonly lake: string
  readonly projectId: string
  /** Tokens with fewer rights than any role of the lake, and the lake's token that stands for each. */
  readonly limitedTokens?: Readonly<Record<string, TokenRights & { readonly lakeToken: string }>>
}

const preload = pathToFileURL(path.join(import.meta.dirname, 'redirect-hosts.mjs')).href

/**
 * Starts the fake in front of a lake. It differs from the lake as the hosted service does:
 * - The API CDN (`apicdn`), whose answers lag behind, refuses every call.
 * - Addresses of assets are on `cdn.sanity.io`, which serves nothing else.
 * - Tokens may have the rights of a custom role.
 */
export async function startHostedSanity(options: Options): Promise<HostedSanity> {
  const { lake, projectId, limitedTokens = {} } = options
  const api = [`${projectId}.api.sanity.io`, 'api.sanity.io']
  const names = [...api, `${projectId}.apicdn.sanity.io`, 'cdn.sanity.io']
  const calls: HostedCall[] = []
  let refusal: Refusal | undefined

  const handle = (exchange: Exchange) => {
    const { request, response, host } = exchange
    const { method } = request
    const [requestPath = ''] = request.url.split('?')
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    response.once('close', () =>
      calls.push({ host, method, path: requestPath, token, status: response.statusCode }),
    )
    if (host === 'cdn.sanity.io') {
      if (/^\/(?:images|files)\//.test(requestPath)) exchange.forward()
      else sendJson(response, 404, { message: 'Not found' })
    } else if (refusal !== undefined) sendRefusal(exchange, refusal)
    else if (api.includes(host)) forwardToLake(exchange, token && limitedTokens[token])
    else sendJson(response, 421, { message: `Not a host of the service: ${host}` })
  }
  const proxy = await startTlsProxy(lake, { names, handle })
  return {
    port: proxy.port,
    variables: {
      NODE_OPTIONS: `--import=${preload}`,
      NODE_EXTRA_CA_CERTS: proxy.certificateFile,
      LAKE_TLS_PORT: String(proxy.port),
    },
    calls,
    refuse: (next) => {
      refusal = next
      if (next !== undefined) proxy.closeConnections()
    },
    closeConnections: proxy.closeConnections,
    close: proxy.close,
  }
}

function forwardToLake(
  { request, response, forward }: Exchange,
  limited: (TokenRights & { lakeToken: string }) | '' | undefined,
): void {
  const isAboutData = /^\/v[^/]+\/(?:data|assets)\//.test(request.url)
  const headers = {
    ...forwardedHeaders(request),
    ...(isAboutData && { 'x-forwarded-host': 'cdn.sanity.io' }),
  }
  if (!limited) {
    forward({ headers })
    return
  }
  const respond = async () => {
    const body = await buffer(request)
    const rejection = checkRights(request.method, request.url, body.toString(), limited)
    if (rejection !== undefined) {
      sendJson(response, 403, { statusCode: 403, error: 'Forbidden', message: rejection })
      return
    }
    const authorization = `Bearer ${limited.lakeToken}`
    const path = restrictQuery(request.url, limited)
    forward({ path, body, headers: { ...headers, authorization } })
  }
  respond().catch(() => response.stream.destroy())
}

function sendRefusal(
  { request, response }: Exchange,
  { status, retryAfterSeconds }: Refusal,
): void {
  request.resume()
  if (retryAfterSeconds !== undefined) response.setHeader('Retry-After', String(retryAfterSeconds))
  const error = status === 402 ? 'Payment Required' : 'Too Many Requests'
  sendJson(response, status, { statusCode: status, error, message: 'The quota is used up.' })
}

function sendJson(response: Exchange['response'], status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
