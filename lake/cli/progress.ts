const STEP_PERCENT = 10

/**
 * Makes the function that is told how far something has come.
 * @param total bytes in all; about is enough
 * @param print writes one line, at each tenth of the way
 */
export function progressPrinter(total: number, print: (line: string) => void) {
  let printed = 0
  return (bytes: number): void => {
    const percent = Math.min(100, Math.floor((bytes / Math.max(1, total)) * 100))
    const step = percent - (percent % STEP_PERCENT)
    if (step <= printed) return
    printed = step
    print(`  ${step} %`)
  }
}
