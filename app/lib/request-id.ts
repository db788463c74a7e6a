import { createContext, useContext, useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated'

/** Name under which answers that failed tell their id in `Server-Timing`, which scripts may read. */
const TIMING = 'request'
/** Stands on the element that shows the id. */
const ATTRIBUTE = 'data-request-id'

const RequestIdContext = createContext<string | undefined>(undefined)

/** On the server: the id of the request that is being answered. */
export const RequestIdProvider = RequestIdContext.Provider

/** The `Server-Timing` of an answer that failed. */
export function timingOf(id: string): string {
  return `${TIMING};desc="${id}"`
}

/**
 * The id of the request that brought an error, for people who report it (ERR-01). In a page that the
 * server made it is the page's own; when scripts show the error it is that of the last request that
 * failed, and undefined where the browser does not tell.
 * @returns the id, and the attribute that the element which shows it must have
 */
export function useRequestId() {
  const own = useContext(RequestIdContext)
  const hydrated = useHydrated()
  const [id, setId] = useState(() => own ?? (hydrated ? undefined : shownByServer()))
  useEffect(() => {
    if (id !== undefined) return
    // The browser may note the time of a request only after the page has made use of it.
    const observer = new PerformanceObserver((list) => {
      const failed = list.getEntries().flatMap(timedIds).at(-1)
      if (failed !== undefined) setId(failed)
    })
    observer.observe({ type: 'resource', buffered: true })
    return () => observer.disconnect()
  }, [id])
  return { id, mark: { [ATTRIBUTE]: id } }
}

function shownByServer(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined
}

function timedIds(entry: PerformanceEntry): string[] {
  // Some browsers keep it to themselves.
  if (!(entry instanceof PerformanceResourceTiming) || !('serverTiming' in entry)) return []
  return entry.serverTiming.flatMap(({ name, description }) => (name === TIMING ? description : []))
}
