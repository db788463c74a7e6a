/**
 * Waits until all promises settle, at most `ms` milliseconds.
 * @returns whether all have settled
 */
export async function settleWithin(
  promises: readonly (Promise<unknown> | undefined)[],
  ms: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const settled = Promise.allSettled(promises.map((promise) => Promise.resolve(promise))).then(
    () => true,
  )
  return Promise.race([settled, timeout]).finally(() => clearTimeout(timer))
}
