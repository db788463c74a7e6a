import { createClient, type SanityClient } from '@sanity/client'
import { siteClientConfig } from '../../config/client-config'
import { env } from '../../config/env.server'

/** The content store limits its own waiting time and retries by itself. */
const READ_TIMEOUT_MS = 10_000

/**
 * The client for all content of public pages. It has no token, so that drafts and private documents
 * (ids with a dot) cannot reach a page (CMS-06).
 */
export const client: SanityClient = createClient({
  ...siteClientConfig(env()),
  perspective: 'published',
  timeout: READ_TIMEOUT_MS,
  maxRetries: 0,
})
