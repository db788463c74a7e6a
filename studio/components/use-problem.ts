import { useState } from 'react'

/** Runs what a button does, and keeps the problem until the next run, to show it beside the button. */
export function useProblem<Problem>() {
  const [problem, setProblem] = useState<Problem>()
  const [isBusy, setBusy] = useState(false)
  /** @param describe makes a problem of an error; `work` may also set one */
  const run = async (work: () => Promise<unknown>, describe: (error: unknown) => Problem) => {
    setProblem(undefined)
    setBusy(true)
    await work().catch((error: unknown) => setProblem(describe(error)))
    setBusy(false)
  }
  return { problem, setProblem, isBusy, run }
}
