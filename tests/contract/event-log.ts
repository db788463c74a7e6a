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
  return {
    values,
    /** The values so far, once there are this many; rejects with the error of the source. */
    async atLeast(count: number): Promise<readonly Value[]> {
      await new Promise<void>((resolve, reject) => {
        waiting.push({ enough: () => values.length >= count, resolve, reject })
        settle()
      })
      return values
    },
  }
}
