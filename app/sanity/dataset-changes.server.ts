import type { MutationEvent, SanityClient } from '@sanity/client'
import { type Log, describeError } from '~/lib/process/log.server'

/** The client reconnects by itself after a lost connection, but not after a 4xx response. */
const RESUBSCRIBE_MS = 5_000

interface ListenOptions {
  /** GROQ filter for the documents; default: all that the client may read. */
  filter?: string
  /** Selects the mutations to report; default: all. */
  isRelevant?: (event: MutationEvent) => boolean
  /** Names the listener in the request log of the dataset. */
  tag: string
  /** Receives true while the listener is connected, false while it is not. */
  onConnection?: (isConnected: boolean) => void
}

/** Calls back with the id of the changed document, or without one after a (re)connection. */
export type SubscribeToDocuments = (changed: (documentId?: string) => void) => () => void

/**
 * Listens to changes of the dataset. Each (re)connection counts as a change, because the listener
 * may have missed events.
 * @param client called when a listener subscribes, because its token may be missing before
 */
export function createChangeFeed(
  client: () => SanityClient,
  log: Log,
  { filter = '*', isRelevant = () => true, tag, onConnection = () => undefined }: ListenOptions,
): SubscribeToDocuments {
  return (changed) => {
    const dataset = client()
    let retry: NodeJS.Timeout | undefined
    let isConnected = false
    const setConnected = (connected: boolean) => {
      isConnected = connected
      onConnection(connected)
    }
    const events = () =>
      dataset.listen(
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
            if (isConnected) log.warn('listener of the dataset was cut; connecting again')
            setConnected(false)
            return
          }
          setConnected(true)
          if (event.type !== 'mutation') changed()
          else if (isRelevant(event)) changed(event.documentId)
        },
        error: (error: unknown) => {
          setConnected(false)
          log.error('listener of the dataset was refused', { reason: describeError(error) })
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
