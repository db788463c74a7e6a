import { useCallback, useLayoutEffect, useRef } from 'react'

/** Calls the handler of the latest render: the one of an earlier render may be out of date. */
export function useLatest(handler: (() => void) | null | undefined): () => void {
  const latest = useRef(handler)
  useLayoutEffect(() => {
    latest.current = handler
  })
  return useCallback(() => latest.current?.(), [])
}
