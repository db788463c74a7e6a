import { createClient } from '@sanity/client'
import { clientConfig } from '../config/client-config'
import { writeToken, type Env } from '../config/env.server'

const REQUEST_TIMEOUT_MS = 120_000

/**
 * The client with which the commands of this folder read and write a whole dataset, drafts and
 * private documents included: the embedded lake or the hosted service, by environment.
 * @throws Error that says which variable is missing, or that the lake has never been started
 */
export function datasetClient(env: Env) {
  return createClient({
    ...clientConfig(env.content),
    token: writeToken(env),
    perspective: 'raw',
    timeout: REQUEST_TIMEOUT_MS,
    // Commands repeat what failed themselves (retry.ts), so that a lake that is down is told soon.
    maxRetries: 0,
  })
}

/** Where the dataset is, for a line on the terminal. */
export function datasetName({ content }: Env): string {
  return content.kind === 'hosted'
    ? `dataset ${content.dataset} of project ${content.projectId}`
    : `dataset ${content.dataset} of the embedded lake at ${content.apiHost}`
}

/** What to tell whoever ran a command about its failure, and what to do next when that is known. */
export function explainFailure(error: unknown, { content }: Env): string {
  const message = error instanceof Error ? error.message : String(error)
  if (content.kind === 'embedded' && /ECONNREFUSED|ECONNRESET|socket hang up/.test(message)) {
    return `The embedded lake does not answer at ${content.apiHost}: start it with "npm run lake" (or "npm run up") and run this again.`
  }
  if (/\b(Unauthorized|Session not found|SIO-401)\b/i.test(message)) {
    const variable = content.kind === 'embedded' ? 'LAKE_ADMIN_TOKEN' : 'SANITY_WRITE_TOKEN'
    return `The dataset refused the token (${message}): check ${variable}.`
  }
  return message
}
