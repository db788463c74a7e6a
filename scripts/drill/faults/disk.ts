import { execFileSync } from 'node:child_process'
import { statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Fault } from '../drill'
import { waitForProcess } from '../processes'

/** Folders by the process that writes them. */
const rows = {
  lake: 'full disk: lake',
  site: 'full disk: requests, visits, mail, site',
} as const

/**
 * Fills the disk for a process: its files cannot grow. The limit is on the size of files, which a
 * process notices as a full disk. On Linux only.
 */
export const fillDisk = (name: keyof typeof rows, lastsMs: number): Fault => ({
  name: rows[name],
  cause: async ({ instance }) => {
    const { pid, dataDir } = instance()
    const log = path.join(dataDir, 'lake', 'lake.sqlite-wal')
    const bytes = name === 'lake' ? (statSync(log, { throwIfNoEntry: false })?.size ?? 1) : 1
    const process = await waitForProcess(pid, name)
    limitFiles(process, String(bytes))
    await sleep(lastsMs)
    limitFiles(process, 'unlimited')
    return 1
  },
})

function limitFiles(pid: number, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`])
}
