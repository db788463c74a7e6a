import { useCallback } from 'react'
import * as z from 'zod/mini'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { readTransactions } from '../history/read-transactions'

const transactionSchema = z.object({ author: z.string() })

/**
 * The id of the user who changed a document last, from its history.
 * @param revision a new one causes another read
 * @returns undefined until it is read, and when it cannot be read
 */
export function useLastAuthor(documentId: string, revision: string): string | undefined {
  const client = useDatasetClient()
  const read = useCallback(async () => {
    const query = { reverse: 'true', limit: '1', excludeContent: 'true', excludeMutations: 'true' }
    const [last] = await readTransactions(client, [documentId], query)
    return transactionSchema.safeParse(last).data?.author
  }, [client, documentId])
  // The rest of the entry is useful without a name.
  return useResult(read, revision).result
}
