import { createContext, useContext, useEffect, useState } from 'react'
import { useHydrated } from '~/lib/browser/use-hydrated'

/** Name of the `Server-Timing` entry with the id of a failed request, which scripts can read. */
const TIMING = 'request'
/** Marks the element that shows the id. */
const ATTRIBUTE = 'data-request-id'

const RequestIdContext = createContext<string | undefined>(undefined)

/** On the server: provides the id of the current request. */
export const RequestIdProvider = RequestIdContext.Provider

/** The `Server-Timing` value of a failed response. */
export function formatServerTiming(id: string): string {
  return `${TIMING};desc="${id}"`
}

/**
 * Returns the id of the request that caused an error, for users who report it (ERR-01). On a page
 * rendered by the server it is the id of that page's request. After client rendering it is the id
 * of the last failed request, or undefined if the browser does not expose it.
 * @returns the id, and the attribute for the element that shows it
 */
export function useRequestId() {
  const serverId = useContext(RequestIdContext)
  const hydrated = useHydrated()
  const [id, setId] = useState(() => serverId ?? (hydrated ? undefined : readRenderedId()))
  useEffect(() => {
    if (id !== undefined) return
    // The browser may record a request's timing only after the page has used the response.
    const observer = new PerformanceObserver((list) => {
      const failed = list.getEntries().flatMap(readTimingIds).at(-1)
      if (failed !== undefined) setId(failed)
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [id])
  return { id, mark: { [ATTRIBUTE]: id } }
}

function readRenderedId(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined
}

function readTimingIds(entry: PerformanceEntry): string[] {
  // Some browsers do not expose `serverTiming`.
  if (!(entry instanceof PerformanceResourceTiming) || !('serverTiming' in entry)) return []
  return entry.serverTiming.flatMap(({ name, description }) => (name === TIMING ? description : []))
}
