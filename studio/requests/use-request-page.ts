import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type { RequestKind } from './kinds'
import { pageQuestion, type RequestFilter } from './queries'
import { pageSchema, type RequestPage } from './record'

/** Changes that come close together are read at once. */
const GATHERED_MS = 250

interface LivePage {
  /** The last that was read; that of an earlier question until the next answer is there. */
  readonly page: RequestPage | undefined
  /** The dataset did not answer, or not what was asked. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * The newest requests of a filter with the counts of all, kept up to date by the dataset's listener.
 * @param filter the same object as long as it says the same: another one is asked anew
 * @param now milliseconds; each new value asks anew what has become late meanwhile
 */
export function useRequestPage(
  kind: RequestKind,
  filter: RequestFilter,
  limit: number,
  now: number,
): LivePage {
  const store = useDocumentStore()
  const [page, setPage] = useState<RequestPage>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const { query, params } = useMemo(
    () => pageQuestion(kind, filter, limit, now),
    [kind, filter, limit, now],
  )

  useEffect(() => {
    const question = { fetch: query, listen: '*[_type == $type]' }
    const options = { perspective: 'published', throttleTime: GATHERED_MS } as const
    const subscription = store.listenQuery(question, params, options).subscribe({
      next(answer: unknown) {
        const parsed = pageSchema.safeParse(answer)
        if (parsed.success) setPage(parsed.data)
        setFailed(!parsed.success)
      },
      error: () => setFailed(true),
    })
    return () => subscription.unsubscribe()
  }, [store, query, params, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { page, failed, retry }
}
