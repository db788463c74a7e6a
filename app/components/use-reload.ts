import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { useRouteLoaderData } from './loader-data'

/**
 * Returns a function that loads a preview's data again, and resolves once the page shows it. A call
 * during a load waits for its end: Remix would abort that load, and its changes would show later.
 */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  const loadedAt = useRouteLoaderData<{ preview?: { loadedAt: number } }>('root')?.preview?.loadedAt
  const latest = useRef(revalidate)
  useEffect(() => {
    latest.current = revalidate
  })
  const calls = useRef<{ loading: (() => void)[]; waiting: (() => void)[] }>({
    loading: [],
    waiting: [],
  })
  const startNext = useCallback(() => {
    calls.current = { loading: calls.current.waiting, waiting: [] }
    if (calls.current.loading.length > 0) latest.current()
  }, [])
  useEffect(() => {
    for (const resolve of calls.current.loading) resolve()
    startNext()
  }, [loadedAt, startNext])
  return useCallback(
    () =>
      new Promise((resolve) => {
        calls.current.waiting.push(resolve)
        if (calls.current.loading.length === 0) startNext()
      }),
    [startNext],
  )
}
