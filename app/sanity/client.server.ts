import { createClient, type ClientConfig, type SanityClient } from '@sanity/client'
import { env, type Env } from '../../config/env.server'

/** The API's version by date: its defaults (published perspective) are what the pages rely on. */
const API_VERSION = '2025-02-19'
/** The content store waits and tries again by itself. */
const READ_TIMEOUT_MS = 10_000

/**
 * Settings of a client for the dataset, wherever it lives.
 * The hosted service is asked directly, not through its CDN, which learns of a publish later.
 */
export function clientConfig(content: Env['content']): ClientConfig {
  const { projectId, dataset } = content
  const place =
    content.kind === 'embedded' ? { apiHost: content.apiHost, useProjectHostname: false } : {}
  return { projectId, dataset, ...place, apiVersion: API_VERSION, useCdn: false }
}

/**
 * The client for everything a visitor reads. It carries no token, so that drafts and private
 * documents (ids with a dot) cannot reach a page (CMS-06).
 */
export const client: SanityClient = createClient({
  ...clientConfig(env().content),
  perspective: 'published',
  timeout: READ_TIMEOUT_MS,
  maxRetries: 0,
})
