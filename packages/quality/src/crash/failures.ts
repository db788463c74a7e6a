import { execFile } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { closeSync, openSync, statSync, writeSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { variablesWith } from '../../../../config/variables.server.mjs'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import {
  findProcesses,
  killProcess,
  type ProcessName,
  waitForProcess,
} from '../../../../tests/nightly/testing/processes'

/** What a failure works on. */
export interface Environment {
  instance: () => TestInstance
  /** Starts the instance again on its data, after it was stopped or killed. */
  restart: () => Promise<void>
}

export interface Failure {
  /** As in docs/reliability.md. */
  readonly name: string
  /**
   * Causes the failure, lets it last, and removes it.
   * @returns how often it happened
   */
  readonly cause: (environment: Environment) => Promise<number>
}

/** Time until the next kill: sometimes before the process is ready again, sometimes after. */
const PAUSE_MS = [300, 3_000] as const
const GONE_TIMEOUT_MS = 20_000
const POLL_MS = 50
const DAMAGED_BYTES = 64 * 1024

const execute = promisify(execFile)

/** Kills a process at random points in time. The supervisor, or the lake, starts it again. */
export const killRepeatedly = (name: ProcessName, times: number): Failure => ({
  name: `${name} killed`,
  cause: async ({ instance }) => {
    for (let count = 0; count < times; count += 1) {
      await sleep(randomInt(...PAUSE_MS))
      killProcess(await waitForProcess(instance().pid, name))
    }
    return times
  },
})

/** Kills the supervisor. Its children end by themselves, then a service manager starts it again. */
export const killSupervisor: Failure = {
  name: 'supervisor killed',
  cause: async ({ instance, restart }) => {
    const { pid } = instance()
    const children = await Promise.all([findProcesses(pid, 'site'), findProcesses(pid, 'lake')])
    killProcess(pid)
    const giveUpAt = Date.now() + GONE_TIMEOUT_MS
    while (children.flat().some(isRunning)) {
      if (Date.now() > giveUpAt) throw new Error('A process outlives its supervisor.')
      await sleep(POLL_MS)
    }
    await restart()
    return 1
  },
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Suspends the lake: it keeps its connections and answers nobody. */
export const stopLake = (lastsMs: number): Failure => ({
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

/**
 * Fills the disk for a process: its files cannot grow. The limit is on the size of files, which a
 * process notices as a full disk. On Linux only.
 */
export const fillDisk = (name: 'lake' | 'site', lastsMs: number): Failure => ({
  name: `full disk: ${name}`,
  cause: async ({ instance }) => {
    const { pid, dataDir } = instance()
    const log = path.join(dataDir, 'lake', 'lake.sqlite-wal')
    const bytes = name === 'lake' ? (statSync(log, { throwIfNoEntry: false })?.size ?? 1) : 1
    const limited = String(await waitForProcess(pid, name))
    await execute('prlimit', ['--pid', limited, `--fsize=${bytes}:`])
    await sleep(lastsMs)
    await execute('prlimit', ['--pid', limited, '--fsize=unlimited:'])
    return 1
  },
})

/**
 * Backs up the lake, and damages its database while the instance is stopped. The lake has to refuse
 * to start, and to start again after the backup is restored.
 */
export const damageDatabase: Failure = {
  name: 'database damaged',
  cause: async ({ instance, restart }) => {
    const { dataDir, lake, stop, token } = instance()
    const runLake = (command: string, ...args: readonly string[]) =>
      execute(process.execPath, ['--import', 'tsx', 'scripts/lake/main.ts', command, ...args], {
        env: variablesWith({
          DATA_DIR: dataDir,
          LAKE_PORT: new URL(lake).port,
          LAKE_ADMIN_TOKEN: token,
          SANITY_PROJECT_ID: '',
        }),
      })
    const backup = path.join(dataDir, 'backup.tar')
    await runLake('backup', backup)
    await stop()
    overwriteMiddle(path.join(dataDir, 'lake', 'lake.sqlite'))
    const error = await restart().then(() => 'it started', String)
    if (!error.includes('is damaged')) {
      throw new Error(`The lake did not notice the damaged database: ${error}`)
    }
    await runLake('restore', backup, '--replace')
    await restart()
    return 1
  },
}

/** Overwrites a part in the middle, as a failing disk does. */
function overwriteMiddle(file: string): void {
  const { size } = statSync(file)
  const descriptor = openSync(file, 'r+')
  writeSync(descriptor, Buffer.alloc(DAMAGED_BYTES, 0xa5), 0, DAMAGED_BYTES, Math.floor(size / 3))
  closeSync(descriptor)
}
