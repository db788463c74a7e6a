import type { AppLoadContext } from '@remix-run/node'
import { ipKeyGenerator } from 'express-rate-limit'

/**
 * Returns the rate-limit key of a request: its IP address, or for IPv6 the address block of the
 * subscriber.
 */
export function getClientKey({ clientAddress }: AppLoadContext): string {
  return clientAddress === undefined ? 'unknown' : ipKeyGenerator(clientAddress)
}

/** True for a browser that submits a form without scripts and shows the response as a page. */
export function isDocumentRequest(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html')
}
