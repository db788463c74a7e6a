import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Scripts of the processes. The site's process includes the relay; the lake starts evaluators. */
const scripts = {
  site: 'build/server/site.js',
  lake: 'build/server/lake.js',
  evaluator: 'build/server/evaluator.js',
} as const

export type ProcessName = keyof typeof scripts

/** The supervisor restarts a process after at most 5 s. */
const TIMEOUT_MS = 20_000
const RETRY_MS = 100

// Asynchronous, so that visitors go on meanwhile.
const list = promisify(execFile)

/**
 * Finds the processes of an instance by name.
 * @param supervisor pid of the process that starts them
 */
export async function findProcesses(supervisor: number, name: ProcessName): Promise<number[]> {
  const { stdout } = await list('ps', ['-A', '-o', 'pid=,ppid=,args='])
  const processes = stdout.split('\n').map((line) => {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    return { pid: Number(pid), parent: Number(parent), args }
  })
  const childrenOf = (parents: readonly number[]) =>
    processes.filter(({ parent }) => parents.includes(parent))
  const children = childrenOf([supervisor])
  const grandchildren = childrenOf(children.map(({ pid }) => pid))
  return [...children, ...grandchildren]
    .filter(({ args }) => args.includes(scripts[name]))
    .map(({ pid }) => pid)
}

/**
 * Returns the first process of a name. Waits for it if it is not running.
 * @throws Error when it does not start within the timeout
 */
export async function waitForProcess(supervisor: number, name: ProcessName): Promise<number> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const [pid] = await findProcesses(supervisor, name)
    if (pid !== undefined) return pid
    await sleep(RETRY_MS)
  }
  throw new Error(`No process "${name}" is running.`)
}

/** Ends a process without a shutdown; nothing happens if it has ended. */
export function killProcess(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (!(error instanceof Error && Reflect.get(error, 'code') === 'ESRCH')) throw error
  }
}
