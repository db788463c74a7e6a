/**
 * Runs something for as long as a media query holds, and again each time it comes to hold.
 * @param start given a signal that says when it no longer does
 * @param signal ends it all
 */
export function whileMatches(
  query: string,
  start: (signal: AbortSignal) => void,
  signal: AbortSignal,
): void {
  const list = window.matchMedia(query)
  let current: AbortController | undefined
  const follow = () => {
    current?.abort()
    current = list.matches ? new AbortController() : undefined
    if (current !== undefined) start(current.signal)
  }
  list.addEventListener('change', follow, { signal })
  signal.addEventListener('abort', () => current?.abort())
  follow()
}
