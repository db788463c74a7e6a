import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

/** The processes of a house, by the scripts that they run. The site's is the relay's, too. */
const scripts = {
  site: 'build/server/site.js',
  lake: 'build/server/lake.js',
} as const

export type Service = keyof typeof scripts

/** The supervisor waits for 5 s at most before it starts a process again. */
const PATIENCE_MS = 20_000
const PAUSE_MS = 100

/**
 * Ends a service as a crash would: at once, with nothing put in order. One that is not running at
 * the moment is waited for.
 * @param supervisor the process that keeps it running, and starts it again
 * @throws Error when it does not come back
 */
export async function killService(supervisor: number, service: Service): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MS
  while (Date.now() < giveUpAt) {
    const pid = await pidOf(supervisor, service)
    if (pid !== undefined) {
      process.kill(pid, 'SIGKILL')
      return
    }
    await pause(PAUSE_MS)
  }
  throw new Error(`The ${service} was not started again.`)
}

// In the background: whoever waited for the list in step would post nothing just before the kill.
const list = promisify(execFile)

async function pidOf(supervisor: number, service: Service): Promise<number | undefined> {
  const { stdout } = await list('ps', ['-A', '-o', 'pid=,ppid=,args='])
  for (const line of stdout.split('\n')) {
    const [, pid, parent, args = ''] = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line) ?? []
    if (Number(parent) === supervisor && args.includes(scripts[service])) return Number(pid)
  }
  return undefined
}
