import http, { type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import https from 'node:https'
import { TLSSocket } from 'node:tls'
import { z } from 'zod'
import { LOOPBACK_NAMES } from '#config/mail.server'
import type { Env } from '#config/env.server'
import { isBehindUnknownProxy } from '#server/summary'
import { error, explainFailure, off, ok, warning, type Check, type Finding } from './finding'

const readiness = z.object({ content: z.string(), missing: z.array(z.string()).default([]) })

/**
 * @param status of `/readyz`
 * @param body its JSON
 */
export function judgeReadiness(status: number, body: unknown): Finding {
  const parsed = readiness.safeParse(body)
  if (!parsed.success) return error(`/readyz answers ${status}: another program has this port`)
  const { content: state, missing } = parsed.data
  if (status !== 200) return error(`${state}: pages cannot be served (docs/monitoring.md)`)
  if (state === 'live') return ok('live: it has all content and receives changes')
  return warning(`${state}: ${missing.length} documents are missing (docs/monitoring.md)`)
}

/** Headers of pages that browsers need for the safety of visitors. */
const NEEDED_HEADERS = [
  'strict-transport-security',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
]
const DAY_MS = 86_400_000
/** Certificates are renewed 30 days before they expire. */
const RENEWAL_DAYS = 14

interface OutsideFacts {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** End of the certificate; undefined without TLS. */
  readonly validTo: Date | undefined
  readonly now: Date
}

/** Judges the first page, as the public address sends it. */
export function judgeOutside({ status, headers, validTo, now }: OutsideFacts): Finding {
  if (status !== 200) return error(`the first page answers ${status}: visitors see no site`)
  if (validTo === undefined) return error('no TLS: passwords and requests are readable on the way')
  const days = Math.floor((validTo.getTime() - now.getTime()) / DAY_MS)
  if (days < RENEWAL_DAYS) return warning(`the certificate ends in ${days} days: check its renewal`)
  const missing = NEEDED_HEADERS.filter((name) => headers[name] === undefined)
  if (missing.length > 0) return warning(`headers are missing: ${missing.join(', ')}`)
  return ok(`TLS and headers are complete; the certificate has ${days} days left`)
}

/** @param location of the response of port 80; undefined without a redirect */
export function judgeRedirect(location: string | undefined, siteUrl: string): Finding {
  if (location?.startsWith(`${siteUrl}/`)) return ok('http:// leads to https://')
  return warning(`http:// does not lead to ${siteUrl}: visitors who type the name may not arrive`)
}

export const isPublicSite = ({ siteUrl }: Env): boolean =>
  !LOOPBACK_NAMES.includes(new URL(siteUrl).hostname)

export function checkSite(settings: Env): Check[] {
  return [
    { name: 'Site', run: (signal) => judgeLocalSite(settings, signal) },
    { name: 'From outside', run: (signal) => judgePublicSite(settings, signal) },
    { name: 'Redirect', run: (signal) => judgePlainAddress(settings, signal) },
    { name: 'Proxy', run: () => Promise.resolve(judgeProxy(settings)) },
  ]
}

async function judgeLocalSite({ host, port }: Env, signal: AbortSignal): Promise<Finding> {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host
  try {
    const response = await fetch(`http://${name}:${port}/readyz`, { signal })
    return judgeReadiness(response.status, await response.json().catch(() => undefined))
  } catch (cause) {
    return error(`not running on port ${port} (${explainFailure(cause)})`)
  }
}

async function judgePublicSite(settings: Env, signal: AbortSignal): Promise<Finding> {
  const { siteUrl } = settings
  if (!isPublicSite(settings)) return off(`SITE_URL is ${siteUrl}: only this machine reaches it`)
  try {
    const { headers, socket, statusCode = 0 } = await get(siteUrl, signal)
    const validTo = socket instanceof TLSSocket ? socket.getPeerCertificate().valid_to : undefined
    const now = new Date()
    return judgeOutside({
      ...{ headers, now, status: statusCode },
      validTo: validTo === undefined ? undefined : new Date(validTo),
    })
  } catch (cause) {
    return error(
      `${siteUrl} does not answer (${explainFailure(cause)}): check DNS, proxy, firewall`,
    )
  }
}

async function judgePlainAddress(settings: Env, signal: AbortSignal): Promise<Finding> {
  const { siteUrl } = settings
  if (!isPublicSite(settings)) return off('there is no public address')
  const { hostname } = new URL(siteUrl)
  const response = await get(`http://${hostname}`, signal).catch(() => undefined)
  return judgeRedirect(response?.headers.location, siteUrl)
}

function judgeProxy(settings: Env): Finding {
  if (isBehindUnknownProxy(settings)) {
    return error('TRUSTED_PROXIES is empty: all visitors count as one and share its limits')
  }
  const { trustedProxies } = settings
  return trustedProxies.length === 0 ? off('none is trusted') : ok(trustedProxies.join(', '))
}

/** Requests an address on a connection of its own, without following redirects. */
function get(url: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { get } = url.startsWith('https:') ? https : http
  return new Promise((resolve, reject) => {
    const request = get(url, { signal, agent: false }, (response) => {
      response.resume()
      resolve(response)
    })
    request.once('error', reject)
  })
}
