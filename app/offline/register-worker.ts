import { savesData } from '~/lib/browser/visitor-preferences'
import { warn } from '~/lib/browser/console-warning'

/**
 * Registers the service worker, and tells it that a visitor uses the page. The worker then saves
 * the pages for everybody, unless the browser saves data (OFF-01).
 */
export function registerWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  serviceWorker
    .register('/sw.js')
    .catch((error: unknown) => warn('offline.notRegistered', { reason: String(error) }))
  void serviceWorker.ready.then(({ active }) => active?.postMessage(savesData()))
}
