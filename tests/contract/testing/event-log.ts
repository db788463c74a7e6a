import type { ListenEvent } from '@sanity/client'
import type { Observable } from 'rxjs'
import { onTestFinished } from 'vitest'

/** Records the values of an observable, so that a test can wait for them without polling. */
export function collect<Value>(source: Observable<Value>) {
  const values: Value[] = []
  const waiting: {
    isDone: () => boolean
    resolve: () => void
    reject: (error: unknown) => void
  }[] = []
  let failure: { readonly error: unknown } | undefined
  const settle = () => {
    for (const waiter of waiting) {
      if (waiter.isDone()) waiter.resolve()
      else if (failure !== undefined) waiter.reject(failure.error)
    }
  }
  const subscription = source.subscribe({
    next(value) {
      values.push(value)
      settle()
    },
    error(error: unknown) {
      failure = { error }
      settle()
    },
  })
  onTestFinished(() => subscription.unsubscribe())
  const waitFor = async (isDone: () => boolean): Promise<readonly Value[]> => {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ isDone, resolve, reject })
      settle()
    })
    return values
  }
  return {
    values,
    /** Waits for `count` values; rejects with the error of the source. */
    atLeast: (count: number) => waitFor(() => values.length >= count),
    /** Waits for a value that matches; rejects with the error of the source. */
    until: (isLast: (value: Value) => boolean) => waitFor(() => values.some(isLast)),
  }
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
