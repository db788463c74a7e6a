import { deviceStorage } from '~/lib/browser-storage'

/** What the library's queues are called, behind the token. */
const QUEUES = ['_ev', '_pp', '_gr']
const DATABASES = ['mixpanelBrowserDb', 'mixpanelFlagsDb']

/**
 * Erases what the analytics library keeps on this device, whether or not it runs in this document:
 * ids, events that were not sent, pieces of recordings (ANA-05).
 */
export function eraseAnalytics(token: string): void {
  document.cookie = `mp_${token}_mixpanel=; Max-Age=0; Path=/`
  for (const queue of QUEUES) deviceStorage.remove(`__mpq_${token}${queue}`)
  // A database that is in use is erased in the next document.
  for (const name of DATABASES) indexedDB.deleteDatabase(name)
}
