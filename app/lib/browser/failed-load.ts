/** A page that did not load, while the visitor stays on the page before it (OFF-02). */
export interface FailedLoad {
  /** The browser knows that it has no connection. */
  isOffline: boolean
  /** A retry is under way. */
  isRetrying: boolean
}

let failed: FailedLoad | undefined
const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

function set(next: FailedLoad | undefined): void {
  failed = next
  for (const listener of listeners) listener()
}

/** The load that failed last; a store for `useSyncExternalStore`. */
export const failedLoad = {
  current: () => failed,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  report: (isOffline: boolean): void => set({ isOffline, isRetrying: false }),
  /** Forgets the failure of a navigation that has ended or was replaced. */
  clear: (): void => {
    if (failed !== undefined) set(undefined)
  },
  /**
   * Resolves at the next retry.
   * @param signal rejects with an `AbortError`
   */
  nextRetry: (signal?: AbortSignal | null): Promise<void> =>
    new Promise((resolve, reject) => {
      const onRetry = () => {
        signal?.removeEventListener('abort', onAbort)
        resolve()
      }
      const onAbort = () => {
        waiting.delete(onRetry)
        reject(new DOMException('The navigation was replaced.', 'AbortError'))
      }
      waiting.add(onRetry)
      signal?.addEventListener('abort', onAbort)
    }),
  /** Retries everything that failed. */
  retry: (): void => {
    if (failed !== undefined) set({ ...failed, isRetrying: true })
    const repeated = [...waiting]
    waiting.clear()
    for (const repeat of repeated) repeat()
  },
}
