import { useCallback, useEffect, useRef, useState } from 'react'

interface ReadResult<Result> {
  /** The latest result; during another read, and after one that failed, the previous one. */
  readonly result?: Result
  readonly failed: boolean
}

/**
 * Reads something at the start, and again with `retry`.
 * @param read a new function starts another read, so memoize it
 * @param revision of what is read: another one starts another read, too
 */
export function useResult<Result>(read: () => Promise<Result>, revision?: string) {
  const [state, setState] = useState<ReadResult<Result>>({ failed: false })
  const attempts = useRef(0)
  const retry = useCallback(async () => {
    const attempt = (attempts.current += 1)
    const next = await read().then(
      (result) => ({ result, failed: false }),
      () => ({ failed: true }),
    )
    if (attempt === attempts.current) setState((last) => ({ ...last, ...next }))
  }, [read])
  useEffect(() => void retry(), [retry, revision])
  return { result: state.result, failed: state.failed, retry }
}
