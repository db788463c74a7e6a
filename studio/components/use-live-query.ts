import { useCallback, useEffect, useMemo, useState } from 'react'
import { useDocumentStore } from 'sanity'
import type * as z from 'zod/mini'

/** A query that is read again when documents change. */
export interface LiveQuery {
  readonly query: string
  readonly params: Readonly<Record<string, string | number | string[]>>
  /** The documents whose changes cause a read; by default those of the type `$type`. */
  readonly listen?: string
  /** By default `published`. */
  readonly perspective?: 'published' | 'raw'
  /** Changes within this time cause one read; by default a quarter of a second. */
  readonly throttleMs?: number
}

export interface LiveResult<Result> {
  /** The latest result; after a change of the query, the previous one until the next arrives. */
  readonly result: Result | undefined
  /** The dataset did not answer, or its answer does not match the schema. */
  readonly failed: boolean
  readonly retry: () => void
}

/**
 * Reads a query, and reads it again when the dataset changes.
 * @param live query and parameters; a new object starts a new subscription, so memoize it
 * @param schema of the result; a constant, for the same reason
 */
export function useLiveQuery<Result>(
  live: LiveQuery,
  schema: z.ZodMiniType<Result>,
): LiveResult<Result> {
  const { query, params, throttleMs: throttleTime = 250 } = live
  const { listen = '*[_type == $type]', perspective = 'published' } = live
  const store = useDocumentStore()
  const [result, setResult] = useState<Result>()
  const [failed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const queries = { fetch: query, listen }
    const options = { perspective, throttleTime }
    const subscription = store.listenQuery(queries, params, options).subscribe({
      next(value: unknown) {
        const parsed = schema.safeParse(value)
        if (parsed.success) setResult(() => parsed.data)
        setFailed(!parsed.success)
      },
      error: () => setFailed(true),
    })
    return () => subscription.unsubscribe()
  }, [store, query, params, listen, perspective, throttleTime, schema, attempt])

  const retry = useCallback(() => setAttempt((count) => count + 1), [])
  return { result, failed, retry }
}

/**
 * Reads a document by its id, and reads it again when it changes.
 * @param projection GROQ; a document with a dot in its id has no draft
 */
export function useLiveDocument<Result>(
  id: string,
  projection: string,
  schema: z.ZodMiniType<Result>,
): LiveResult<Result> {
  const query = useMemo(() => {
    const document = '*[_id == $id]'
    return { query: `${document}[0]${projection}`, params: { id }, listen: document }
  }, [id, projection])
  return useLiveQuery(query, schema)
}
