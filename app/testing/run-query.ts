import type { ClientReturn } from '@sanity/client'
import { evaluate, parse } from 'groq-js'

/**
 * Runs a query of the site on documents in memory.
 * @param dataset stored documents, with only the fields that the test needs
 */
export async function runQuery<const Query extends string>(
  query: Query,
  dataset: readonly object[],
): Promise<ClientReturn<Query>> {
  const value = await evaluate(parse(query), { dataset })
  return (await value.get()) as ClientReturn<Query>
}
