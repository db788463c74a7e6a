import type { SanityClient } from '@sanity/client'

/** The address of the embedded lake that a client uses; undefined for the hosted service. */
export function getLakeUrl(client: SanityClient): string | undefined {
  const { apiHost } = client.config()
  return /(?:^|\.)sanity\.(?:io|work)$/.test(new URL(apiHost).hostname) ? undefined : apiHost
}
