import type { LookupFunction } from 'node:net'
import { createLookup, mayBePrivate, resolveByDns, type Resolve } from '../private-addresses'

/** Where webhooks may be sent. */
export interface WebhookTargets {
  /** @returns why this URL is not allowed, and what to do; `undefined` if it is */
  findReason(url: URL): string | undefined
  /** Resolves the host of an allowed URL; fails for private addresses unless they are allowed. */
  lookup(url: URL): LookupFunction
}

/** @param origins such as `https://hooks.example.org`; a listed private host is allowed, too */
export function createWebhookTargets(
  origins: readonly string[],
  resolve: Resolve = resolveByDns,
): WebhookTargets {
  const allowed = new Set(origins)
  return {
    findReason({ origin, username, password }) {
      if (username !== '' || password !== '') {
        return 'it contains a password: send one in "headers" instead'
      }
      if (allowed.has(origin)) return undefined
      return `"${origin}" is not allowed: the operator of the lake must add it to LAKE_WEBHOOK_ORIGINS`
    },
    // Whoever allows a private name means its private address.
    lookup: (url) => createLookup(resolve, mayBePrivate(url)),
  }
}
