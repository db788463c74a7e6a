import { createClient, type SanityClient } from '@sanity/client'
import { clientConfig } from '#config/client-config'
import { env } from '#config/env.server'
import { answerChecks } from './answer-checks.server'

/** The content store limits its own waiting time and retries by itself. */
const READ_TIMEOUT_MS = 10_000

const settings = env()
const { pageToken: token } = settings

/**
 * The client for all content of public pages. It has no token unless the dataset is private.
 * Without a token the dataset withholds drafts and private documents (ids with a dot), so they
 * cannot reach a page (CMS-06).
 */
export const client: SanityClient = createClient({
  ...clientConfig(settings.content),
  ...answerChecks,
  ...(token !== undefined && { token }),
  perspective: 'published',
  timeout: READ_TIMEOUT_MS,
  maxRetries: 0,
})

/** Filter of the documents that pages may show: a client with a token receives more. */
export const publicDocuments = token === undefined ? '*' : '*[_id in path("*")]'
