import { deviceStorage } from '~/lib/browser/storage'

/** Suffixes of the library's storage keys, after the token. */
const QUEUES = ['_ev', '_pp', '_gr']
const DATABASES = ['mixpanelBrowserDb', 'mixpanelFlagsDb']

/**
 * Deletes what the analytics library stores on this device: ids, unsent events and recordings
 * (ANA-05). The library need not be loaded.
 */
export function deleteAnalyticsData(token: string): void {
  document.cookie = `mp_${token}_mixpanel=; Max-Age=0; Path=/`
  for (const queue of QUEUES) deviceStorage.remove(`__mpq_${token}${queue}`)
  // The browser deletes an open database when its document ends.
  for (const name of DATABASES) indexedDB.deleteDatabase(name)
}
