import { useCallback, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import { RECORDS_QUERY, recordsSchema, VISIT_TYPE, type VisitRecord } from './record'

/** Changes that come close together are read at once. */
const GATHERED_MS = 250

interface LiveVisits {
  /** The last that were read; undefined until the first answer is there. */
  readonly records: readonly VisitRecord[] | undefined
  /** The dataset did not answer, or not what was asked. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * What all servers have counted, kept up to date by the dataset's listener.
 * @param first the day from which on, `YYYY-MM-DD`
 */
export function useVisits(first: string): LiveVisits {
  const store = useDocumentStore()
  const [records, setRecords] = useState<readonly VisitRecord[]>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const question = { fetch: RECORDS_QUERY, listen: `*[_type == "${VISIT_TYPE}"]` }
    const options = { perspective: 'published', throttleTime: GATHERED_MS } as const
    const subscription = store.listenQuery(question, { first }, options).subscribe({
      next(answer: unknown) {
        const parsed = recordsSchema.safeParse(answer)
        if (parsed.success) setRecords(parsed.data)
        setFailed(!parsed.success)
      },
      error: () => setFailed(true),
    })
    return () => subscription.unsubscribe()
  }, [store, first, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { records, failed, retry }
}
