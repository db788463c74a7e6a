import type { MutationEvent, SanityClient } from '@sanity/client'
import { type Log, reasonOf } from '~/lib/log.server'
import type { Subscribe } from './content-store.server'

/** The client reconnects by itself after a cut; a refusal (4xx) ends the stream for it. */
const RESUBSCRIBE_MS = 5_000

interface Heard {
  /** Which documents; all that the client may see when left out. */
  filter?: string
  /** Which of their changes count; all when left out. */
  counts?: (event: MutationEvent) => boolean
  /** Names the listener in the dataset's own logs. */
  tag: string
}

/**
 * Listens to changes of the dataset. Each (re)connection counts as a change: what happened while
 * nobody listened is unknown.
 */
export function datasetChanges(
  client: SanityClient,
  log: Log,
  { filter = '*', counts = () => true, tag }: Heard,
): Subscribe {
  return (changed) => {
    let retry: NodeJS.Timeout | undefined
    let connected = false
    const events = () =>
      client.listen(
        filter,
        {},
        {
          includeResult: false,
          visibility: 'query',
          events: ['welcome', 'mutation', 'reconnect'],
          tag,
        },
      )
    const listen = () =>
      events().subscribe({
        next: (event) => {
          if (event.type === 'reconnect') {
            if (connected) log.warn('listener of the dataset was cut; connecting again')
            connected = false
            return
          }
          connected = true
          if (event.type !== 'mutation' || counts(event)) changed()
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
