import { useToast } from '@sanity/ui'
import { useState } from 'react'

interface TaskTexts {
  /** Without it the result shows by itself. */
  readonly done?: string
  readonly failed: string
}

/** Runs what a button does, one task at a time, and reports the result. */
export function useTask() {
  const { push } = useToast()
  const [isBusy, setBusy] = useState(false)
  /** @returns whether it succeeded */
  const run = async (task: () => Promise<unknown>, { done, failed }: TaskTexts) => {
    setBusy(true)
    try {
      await task()
      if (done !== undefined) push({ status: 'success', title: done })
      return true
    } catch {
      push({ status: 'error', title: failed })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, run }
}
