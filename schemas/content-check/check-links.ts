import type { SanityClient } from '@sanity/client'
import * as z from 'zod/mini'

/** Links of one request. The lake checks six at a time. */
const BATCH = 6

const resultSchema = z.object({
  url: z.string(),
  state: z.enum(['works', 'broken', 'unclear', 'unchecked']),
  reason: z.optional(z.string()),
  status: z.optional(z.number()),
})

/** What the lake found at an address (`content-lake/links/visit-link`). */
export type LinkResult = z.infer<typeof resultSchema>

const responseSchema = z.object({ results: z.array(resultSchema) })

/**
 * Checks links to other sites through the lake, and yields the results of some at a time.
 * @throws ClientError on the hosted service, which has no such endpoint
 */
export async function* checkLinks(
  client: SanityClient,
  addresses: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<readonly LinkResult[]> {
  for (let index = 0; index < addresses.length; index += BATCH) {
    const response = await client.request<unknown>({
      method: 'POST',
      url: '/links/check',
      body: { urls: addresses.slice(index, index + BATCH) },
      ...(signal && { signal }),
    })
    yield responseSchema.parse(response).results
  }
}
