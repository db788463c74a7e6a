import { createClient, type SanityClient } from '@sanity/client'
import { siteClientConfig } from '../../config/client-config'
import { env, writeToken } from '../../config/env.server'

/** Visitors may be waiting, and what waits for them tries again by itself. */
const TIMEOUT_MS = 8_000

/**
 * A client that reads and writes everything, private documents too: for what visitors send, never
 * for what they see. The lake makes its token when it starts, perhaps after this process, so it is
 * read anew each time.
 * @throws Error while there is no token
 */
export function writeClient(): SanityClient {
  const settings = env()
  return createClient({
    ...siteClientConfig(settings),
    token: writeToken(settings),
    perspective: 'raw',
    timeout: TIMEOUT_MS,
    maxRetries: 0,
  })
}
