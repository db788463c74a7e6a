import { EventEmitter, once } from 'node:events'
import type { ListenEvent } from '@sanity/client'
import type { Observable } from 'rxjs'
import { onTestFinished } from 'vitest'

/** Creates a list of values that a test can wait for without polling. */
export function createLog<Value>() {
  const values: Value[] = []
  const changes = new EventEmitter()
  let failure: Error | undefined
  const waitFor = async (isDone: () => boolean): Promise<readonly Value[]> => {
    while (!isDone()) {
      if (failure !== undefined) throw failure
      await once(changes, 'change')
    }
    return values
  }
  return {
    values,
    add: (value: Value) => {
      values.push(value)
      changes.emit('change')
    },
    /** Ends the list: who waits for more gets the error. */
    fail: (error: Error) => {
      failure = error
      changes.emit('change')
    },
    /** Waits for `count` values. */
    atLeast: (count: number) => waitFor(() => values.length >= count),
    /** Waits for a value that matches. */
    until: (isLast: (value: Value) => boolean) => waitFor(() => values.some(isLast)),
  }
}

/** Records the values of an observable, and its error. */
export function collect<Value>(source: Observable<Value>) {
  const log = createLog<Value>()
  const subscription = source.subscribe({ next: log.add, error: log.fail })
  onTestFinished(() => subscription.unsubscribe())
  return log
}

/** Returns a predicate for mutation events of one transaction. */
export const isMutationBy = (transactionId: string) => (event: ListenEvent) =>
  event.type === 'mutation' && event.transactionId === transactionId

/** Describes events, for example `welcome` or `appear tx-1#page 1/2`. */
export const describeEvents = (events: readonly ListenEvent[]) =>
  events.map((event) => {
    if (event.type !== 'mutation') return event.type
    const { transition, eventId, transactionCurrentEvent: n, transactionTotalEvents: of } = event
    return `${transition} ${eventId} ${n}/${of}`
  })
