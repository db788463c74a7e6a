import type { ClientReturn } from '@sanity/client'
import { evaluate, type EvaluateOptions, parse } from 'groq-js'

/**
 * Runs a query on documents in memory.
 * @param dataset stored documents, with only the fields that the test needs
 */
export async function runQuery<const Query extends string>(
  query: Query,
  dataset: readonly object[],
  params: Record<string, unknown> = {},
  options: Pick<EvaluateOptions, 'timestamp'> = {},
): Promise<ClientReturn<Query>> {
  const value = await evaluate(parse(query, { params }), { ...options, dataset, params })
  return (await value.get()) as ClientReturn<Query>
}
