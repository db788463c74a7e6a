import { createClient } from '@sanity/client'
import { clientConfig } from '#config/client-config'
import { writeToken, type Env } from '#config/env.server'

const REQUEST_TIMEOUT_MS = 120_000

/**
 * Creates a client that reads and writes all documents, drafts and private ones included, of the
 * embedded lake or of hosted Sanity.
 * @throws Error that names the missing variable, or says that the lake has never been started
 */
export function createDatasetClient(env: Env) {
  return createClient({
    ...clientConfig(env.content),
    token: writeToken(env),
    perspective: 'raw',
    timeout: REQUEST_TIMEOUT_MS,
    // Commands retry by themselves (retry.ts), which reports a stopped lake sooner.
    maxRetries: 0,
  })
}

/** Names the dataset and its place, for the terminal. */
export function describeDataset({ content }: Env): string {
  return content.kind === 'hosted'
    ? `dataset ${content.dataset} of project ${content.projectId}`
    : `dataset ${content.dataset} of the embedded lake at ${content.apiHost}`
}

/** Returns the message for the terminal, with a remedy where one is known. */
export function explainError(error: unknown, { content }: Env): string {
  const message = error instanceof Error ? error.message : String(error)
  if (content.kind === 'embedded' && /ECONNREFUSED|ECONNRESET|socket hang up/.test(message)) {
    return `The embedded lake does not answer at ${content.apiHost}: start it with "npm run lake" (or "npm run up") and run this again.`
  }
  if (/\b(Unauthorized|Session not found|SIO-401)\b/i.test(message)) {
    const variable = content.kind === 'embedded' ? 'LAKE_ADMIN_TOKEN' : 'SANITY_WRITE_TOKEN'
    return `The dataset rejected the token (${message}): check ${variable}.`
  }
  return message
}
