/** The callback runs after this time even if the browser is busy. */
const AT_LATEST_MS = 2_000

/**
 * Calls back once the page has loaded and the browser is idle.
 * @param signal cancels the call
 */
export function whenIdle(callback: () => void, signal?: AbortSignal): void {
  const run = () => {
    if (signal?.aborted !== true) callback()
  }
  const wait = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: AT_LATEST_MS })
    else setTimeout(run)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true, ...(signal && { signal }) })
}
