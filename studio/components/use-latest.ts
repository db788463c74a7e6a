import { useLayoutEffect, useRef } from 'react'

/** The value of the latest render, for handlers of an earlier one. */
export function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
