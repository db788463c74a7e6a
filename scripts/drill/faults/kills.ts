import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../drill'
import { findProcesses, killProcess, type ProcessName, waitForProcess } from '../processes'

/** Time until the next kill: sometimes before the process is ready again, sometimes after. */
const PAUSE_MS = [300, 3_000] as const
const GONE_TIMEOUT_MS = 20_000
const POLL_MS = 50

/** Kills a process at random points in time. The supervisor, or the lake, starts it again. */
export const killRepeatedly = (name: ProcessName, times: number): Fault => ({
  name: `${name} killed`,
  cause: async ({ instance, random }) => {
    for (let count = 0; count < times; count += 1) {
      await sleep(random.between(...PAUSE_MS))
      killProcess(await waitForProcess(instance().pid, name))
    }
    return times
  },
})

/** Kills the supervisor. Its children end by themselves, then a service manager starts it again. */
export const killSupervisor: Fault = {
  name: 'supervisor killed',
  cause: async ({ instance, restart }) => {
    const { pid } = instance()
    const children = await Promise.all([findProcesses(pid, 'site'), findProcesses(pid, 'lake')])
    killProcess(pid)
    await waitUntilGone(children.flat())
    await restart()
    return 1
  },
}

/** @throws Error when a process of a killed supervisor goes on */
async function waitUntilGone(pids: readonly number[]): Promise<void> {
  const giveUpAt = Date.now() + GONE_TIMEOUT_MS
  while (pids.some(isRunning)) {
    if (Date.now() > giveUpAt) throw new Error('A process outlives its supervisor.')
    await sleep(POLL_MS)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
