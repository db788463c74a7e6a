import type { ClientConfig } from '@sanity/client'
import type { Env } from './env.server'

/** The API's version by date: its default perspective is `published`. */
export const API_VERSION = '2025-02-19'

/**
 * Settings of a client for the dataset, wherever it lives; the only place that knows how the
 * embedded lake is addressed. The hosted service is asked directly, not through its CDN, which
 * learns of a publish later.
 * @param content where the dataset lives, as `env().content`
 */
export function clientConfig(content: Env['content']): ClientConfig {
  const { projectId, dataset } = content
  const place =
    content.kind === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}
  return { projectId, dataset, ...place, apiVersion: API_VERSION, useCdn: false }
}
