import type { MutationEvent, SanityClient } from '@sanity/client'
import { type Log, reasonOf } from '~/lib/log.server'

/** The client reconnects by itself after a cut; a refusal (4xx) ends the stream for it. */
const RESUBSCRIBE_MS = 5_000

interface Heard {
  /** Which documents; all that the client may see when left out. */
  filter?: string
  /** Which of their changes count; all when left out. */
  counts?: (event: MutationEvent) => boolean
  /** Names the listener in the dataset's own logs. */
  tag: string
  /** Told whenever the dataset can be heard, and whenever it cannot any more. */
  onHearing?: (isHeard: boolean) => void
}

/** Calls back with the id of the document that has changed, or without one when nobody can say. */
export type SubscribeToDocuments = (changed: (documentId?: string) => void) => () => void

/**
 * Listens to changes of the dataset. Each (re)connection counts as a change: what happened while
 * nobody listened is unknown.
 */
export function datasetChanges(
  client: SanityClient,
  log: Log,
  { filter = '*', counts = () => true, tag, onHearing = () => undefined }: Heard,
): SubscribeToDocuments {
  return (changed) => {
    let retry: NodeJS.Timeout | undefined
    let connected = false
    const hears = (isHeard: boolean) => {
      connected = isHeard
      onHearing(isHeard)
    }
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
            hears(false)
            return
          }
          hears(true)
          if (event.type !== 'mutation') changed()
          else if (counts(event)) changed(event.documentId)
        },
        error: (error: unknown) => {
          hears(false)
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
