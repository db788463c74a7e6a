/** True on a page that the server rendered in emergency mode (EMER-01). */
export function isEmergency(): boolean {
  return 'emergency' in document.documentElement.dataset
}

/** False in emergency mode, and in a browser whose visitor asks for reduced motion. */
export function allowsMotion(): boolean {
  return !isEmergency() && !window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** True in a browser that is set to save data: it loads large files on request only. */
export function savesData({ navigator }: { navigator: object } = window): boolean {
  const { connection }: { connection?: { saveData?: boolean } } = navigator
  return connection?.saveData === true
}

/**
 * Calls `start` whenever a media query begins to match.
 * @param start receives a signal that aborts when the query no longer matches
 * @param signal stops everything
 */
export function runWhileMatches(
  query: string,
  start: (signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  const list = window.matchMedia(query)
  let current: AbortController | undefined
  const update = () => {
    current?.abort()
    current = list.matches ? new AbortController() : undefined
    if (current !== undefined) start(current.signal)
  }
  list.addEventListener('change', update, { signal })
  signal.addEventListener('abort', () => current?.abort())
  update()
}
