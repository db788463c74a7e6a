import type { SanityClient } from '@sanity/client'
import { type Log, reasonOf } from '~/lib/log.server'
import type { Subscribe } from './content-store.server'

/** The client reconnects by itself after a cut; a refusal (4xx) ends the stream for it. */
const RESUBSCRIBE_MS = 5_000

/**
 * Listens to every change of the dataset. Each (re)connection counts as a change: what happened
 * while nobody listened is unknown.
 */
export function datasetChanges(client: SanityClient, log: Log): Subscribe {
  return (changed) => {
    let retry: NodeJS.Timeout | undefined
    let connected = false
    const events = () =>
      client.listen(
        '*',
        {},
        {
          includeResult: false,
          visibility: 'query',
          events: ['welcome', 'mutation', 'reconnect'],
          tag: 'site.content',
        },
      )
    const listen = () =>
      events().subscribe({
        next: ({ type }) => {
          if (type === 'reconnect') {
            if (connected) log.warn('listener of the dataset was cut; connecting again')
            connected = false
            return
          }
          connected = true
          changed()
        },
        error: (error: unknown) => {
          connected = false
          log.error('listener of the dataset was refused', { reason: reasonOf(error) })
          retry = setTimeout(() => (subscription = listen()), RESUBSCRIBE_MS).unref()
        },
      })
    let subscription = listen()
    return () => {
      clearTimeout(retry)
      subscription.unsubscribe()
    }
  }
}
