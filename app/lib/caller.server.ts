import { type AppLoadContext } from '@remix-run/node'
import { ipKeyGenerator } from 'express-rate-limit'

/**
 * Who a request comes from, for limits that count by network address: the whole block of addresses
 * that one subscriber has in IPv6.
 */
export function callerOf({ clientAddress }: AppLoadContext): string {
  return typeof clientAddress === 'string' ? ipKeyGenerator(clientAddress) : 'unknown'
}

/** True for a browser that posts a form by itself and shows the page that comes back. */
export function takesPages(request: Request): boolean {
  return (request.headers.get('Accept') ?? '').includes('text/html')
}
