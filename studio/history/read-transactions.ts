import type { SanityClient } from '@sanity/client'

/**
 * Reads transactions of the dataset's history.
 * @param ids of the documents; empty for all
 * @returns each as JSON, without a check of its form
 */
export async function readTransactions(
  client: SanityClient,
  ids: readonly string[],
  query: Readonly<Record<string, string>>,
): Promise<unknown[]> {
  const path = ['/data/history', client.config().dataset, 'transactions', ids.join(',')]
  const url = path.filter(Boolean).join('/')
  const lines = String(await client.request<unknown>({ url, query }))
  return lines.split('\n').flatMap((line): unknown => (line === '' ? [] : JSON.parse(line)))
}
