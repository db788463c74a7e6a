import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '#config/client-config'
import { env, writeToken } from '#config/env.server'
import { answerChecks } from './answer-checks.server'

/** Short, because visitors may be waiting; background jobs retry by themselves. */
const TIMEOUT_MS = 8_000

/**
 * Creates a client that can read and write all documents, including private ones. Use it to store
 * what visitors send, never to render pages. Reads the token each time, because the lake may create
 * it after this process starts.
 * @throws Error while there is no token
 */
export function writeClient(): SanityClient {
  const settings = env()
  return createClient({
    ...clientConfig(settings.content),
    ...answerChecks,
    token: writeToken(settings),
    perspective: 'raw',
    timeout: TIMEOUT_MS,
    maxRetries: 0,
  })
}
