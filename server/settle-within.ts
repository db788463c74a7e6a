/**
 * Waits for work to end, but no longer than the time given. What fails has ended, too.
 * @returns true when everything has ended
 */
export async function settleWithin(
  work: readonly (Promise<unknown> | undefined)[],
  ms: number,
): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const isOver = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), ms)
  })
  const hasEnded = Promise.allSettled(work.map((one) => Promise.resolve(one))).then(() => true)
  return Promise.race([hasEnded, isOver]).finally(() => clearTimeout(timer))
}
