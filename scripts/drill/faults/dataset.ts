import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../drill'
import { waitForProcess } from '../processes'

/** Suspends the lake: it keeps its connections and answers nobody. */
export const stopLake = (lastsMs: number): Fault => ({
  name: 'dataset silent',
  cause: async ({ instance }) => {
    const lake = await waitForProcess(instance().pid, 'lake')
    process.kill(lake, 'SIGSTOP')
    try {
      await sleep(lastsMs)
    } finally {
      process.kill(lake, 'SIGCONT')
    }
    return 1
  },
})
