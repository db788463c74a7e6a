import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

/** Scripts of the processes. The site's process includes the relay. */
const scripts = {
  site: 'build/server/site.js',
  lake: 'build/server/lake.js',
} as const

export type Service = keyof typeof scripts

/** The supervisor restarts a process after at most 5 s. */
const TIMEOUT_MS = 20_000
const RETRY_MS = 100

/**
 * Kills a service without a shutdown. Waits for it first if it is not running.
 * @param supervisor pid of the process that restarts it
 * @throws Error when it does not start within the timeout
 */
export async function killService(supervisor: number, service: Service): Promise<void> {
  const giveUpAt = Date.now() + TIMEOUT_MS
  while (Date.now() < giveUpAt) {
    const pid = await getPid(supervisor, service)
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL')
      return
    }
    await sleep(RETRY_MS)
  }
  throw new Error(`The ${service} was not restarted.`)
}

// Asynchronous, so that visitors keep posting until the kill.
const list = promisify(execFile)

/** @returns undefined while the service does not run */
export async function getPid(supervisor: number, service: Service): Promise<number | undefined> {
  const { stdout } = await list('ps', ['-A', '-o', 'pid=,ppid=,args='])
  for (const line of stdout.split('\n')) {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (Number(parent) === supervisor && args.includes(scripts[service])) return Number(pid)
  }
  return undefined
}
