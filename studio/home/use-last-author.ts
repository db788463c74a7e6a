import { useEffect, useState } from 'react'
import { useClient } from 'sanity'
import * as z from 'zod/mini'
import { API_VERSION } from '#config/client-config'

const transactionSchema = z.object({ author: z.string() })

/**
 * The id of the user who changed a document last, from its history.
 * @param revision a new one causes another read
 * @returns undefined until it is read, and when it cannot be read
 */
export function useLastAuthor(documentId: string, revision: string): string | undefined {
  const client = useClient({ apiVersion: API_VERSION })
  const [author, setAuthor] = useState<string>()
  useEffect(() => {
    const abort = new AbortController()
    const { dataset = '' } = client.config()
    client
      .request<unknown>({
        url: `/data/history/${dataset}/transactions/${documentId}`,
        query: { reverse: 'true', limit: '1', excludeContent: 'true', excludeMutations: 'true' },
        signal: abort.signal,
      })
      .then((lines) => setAuthor(parseAuthor(String(lines))))
      // The rest of the entry is useful without a name.
      .catch(() => undefined)
    return () => abort.abort()
  }, [client, documentId, revision])
  return author
}

/** @param lines transactions as JSON, one a line */
function parseAuthor(lines: string): string | undefined {
  const [first = ''] = lines.split('\n')
  return first === '' ? undefined : transactionSchema.safeParse(JSON.parse(first)).data?.author
}
