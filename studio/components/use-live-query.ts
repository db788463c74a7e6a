import { useCallback, useEffect, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type * as z from 'zod/mini'

/** Changes that come close together are read at once. */
const GATHERED_MS = 250

/** A question to the dataset about documents of one type. */
export interface Question {
  readonly query: string
  readonly params: { readonly type: string } & Readonly<Record<string, string | number>>
}

export interface LiveAnswer<Answer> {
  /** The last that was read; that of an earlier question until the next answer is there. */
  readonly answer: Answer | undefined
  /** The dataset did not answer, or not what was asked. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * What the dataset answers, kept up to date by its listener.
 * @param question the same object as long as it says the same: another one is asked anew
 * @param schema of the answer; a constant, for the same reason
 */
export function useLiveQuery<Answer>(
  { query, params }: Question,
  schema: z.ZodMiniType<Answer>,
): LiveAnswer<Answer> {
  const store = useDocumentStore()
  const [answer, setAnswer] = useState<Answer>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const question = { fetch: query, listen: '*[_type == $type]' }
    const options = { perspective: 'published', throttleTime: GATHERED_MS } as const
    const subscription = store.listenQuery(question, params, options).subscribe({
      next(value: unknown) {
        const parsed = schema.safeParse(value)
        if (parsed.success) setAnswer(() => parsed.data)
        setFailed(!parsed.success)
      },
      error: () => setFailed(true),
    })
    return () => subscription.unsubscribe()
  }, [store, query, params, schema, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { answer, failed, retry }
}
