import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The site's process includes the relay; the lake starts query workers. */
export type ProcessName = 'serve' | 'site' | 'lake' | 'query-worker'

interface Process {
  readonly pid: number
  /** Name of its script in build/server/. */
  readonly name: string
  /** Resident memory. */
  readonly bytes: number
}

/** The supervisor restarts a process after at most 5 s. */
const TIMEOUT_MS = 20_000
const RETRY_MS = 100

// Asynchronous, so that visitors go on meanwhile.
const execute = promisify(execFile)

/**
 * Lists the supervisor of an instance, its children and theirs.
 * @param supervisor pid of the process that starts the others
 */
export async function listProcesses(supervisor: number): Promise<Process[]> {
  const { stdout } = await execute('ps', ['-A', '-o', 'pid=,ppid=,rss=,args='])
  const all = stdout.split('\n').map((line) => {
    const [, pid, parent, kilobytes, args = ''] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    const name = /build\/server\/([\w-]+)\.js/.exec(args)?.[1] ?? ''
    return { pid: Number(pid), parent: Number(parent), name, bytes: Number(kilobytes) * 1024 }
  })
  const childrenOf = (parents: readonly Process[]) =>
    all.filter(({ parent }) => parents.some(({ pid }) => pid === parent))
  const root = all.filter(({ pid }) => pid === supervisor)
  const children = childrenOf(root)
  return [...root, ...children, ...childrenOf(children)].filter(({ name }) => name !== '')
}

/** Finds the processes of an instance by name. */
export async function findProcesses(supervisor: number, name: ProcessName): Promise<number[]> {
  const processes = await listProcesses(supervisor)
  return processes.filter((one) => one.name === name).map(({ pid }) => pid)
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
