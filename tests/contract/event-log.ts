import type { Observable } from 'rxjs'
import { onTestFinished } from 'vitest'

/** Keeps what an observable gives, so that a test can wait for it without watching the clock. */
export function collect<Value>(source: Observable<Value>) {
  const values: Value[] = []
  const waiting: {
    enough: () => boolean
    resolve: () => void
    reject: (error: unknown) => void
  }[] = []
  let failure: { readonly error: unknown } | undefined
  const settle = () => {
    for (const waiter of waiting) {
      if (waiter.enough()) waiter.resolve()
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
  const once = async (enough: () => boolean): Promise<readonly Value[]> => {
    await new Promise<void>((resolve, reject) => {
      waiting.push({ enough, resolve, reject })
      settle()
    })
    return values
  }
  return {
    values,
    /** The values so far, once there are this many; rejects with the error of the source. */
    atLeast: (count: number) => once(() => values.length >= count),
    /** The values so far, once there is one like this; rejects with the error of the source. */
    until: (isLast: (value: Value) => boolean) => once(() => values.some(isLast)),
  }
}
