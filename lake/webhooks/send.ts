import { createHmac } from 'node:crypto'
import http from 'node:http'
import https from 'node:https'
import type { LookupFunction } from 'node:net'

interface WebhookRequest {
  readonly url: URL
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  readonly lookup: LookupFunction
  /** Cancels the request. */
  readonly signal: AbortSignal
  /** By default 30 seconds. */
  readonly timeoutMs?: number
}

export type DeliveryResult =
  | { readonly kind: 'response'; readonly code: number; readonly body: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'network'; readonly detail: string }

const TIMEOUT_MS = 30_000
/** Bytes of the response that are kept for the log. */
const MAX_RESPONSE = 4_096

/** Sends a webhook once. Redirects are not followed: they could lead to an address not allowed. */
export async function sendWebhook(request: WebhookRequest): Promise<DeliveryResult> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? TIMEOUT_MS)
  try {
    return await exchange(request, AbortSignal.any([timeout, request.signal]))
  } catch (error) {
    if (timeout.aborted) return { kind: 'timeout' }
    return { kind: 'network', detail: error instanceof Error ? error.message : String(error) }
  }
}

function exchange(
  { url, method, headers, body, lookup }: WebhookRequest,
  signal: AbortSignal,
): Promise<DeliveryResult> {
  const { request } = url.protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    let fail: (error: Error) => void = reject
    const sent = request(url, { method, lookup, signal, agent: false }, (response) => {
      const chunks: Buffer[] = []
      let length = 0
      // The status is known: an incomplete body is enough.
      const finish = () => {
        const text = Buffer.concat(chunks).subarray(0, MAX_RESPONSE).toString('utf8')
        resolve({ kind: 'response', code: response.statusCode ?? 0, body: text })
        sent.destroy()
      }
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        length += chunk.length
        if (length >= MAX_RESPONSE) finish()
      })
      fail = finish
      response.on('end', finish).on('error', finish)
    })
    sent.on('error', (error) => fail(error))
    for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value)
    sent.setHeader('Content-Length', Buffer.byteLength(body))
    sent.end(body)
  })
}

/**
 * @param timeMs since 1970
 * @returns the value of `sanity-webhook-signature`, as `@sanity/webhook` checks it
 */
export function signPayload(body: string, secret: string, timeMs: number): string {
  const digest = createHmac('sha256', secret).update(`${timeMs}.${body}`).digest('base64url')
  return `t=${timeMs},v1=${digest}`
}
