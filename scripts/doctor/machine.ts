import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { stat, statfs } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Env } from '#config/env.server'
import { checkNode } from '../lib/check-node.mjs'
import { error, off, ok, warning, type Check, type Finding } from './finding'

const GB = 1e9
/** A backup needs a second copy of the databases, a picture or a log file some megabytes. */
const DISK_LOW_BYTES = 2 * GB
const DISK_FULL_BYTES = 0.2 * GB

/** @param free bytes that the product may still use */
export function judgeDisk(free: number): Finding {
  const text = `${(free / GB).toFixed(1)} GB free for the data folder`
  if (free < DISK_FULL_BYTES) return error(`${text}: soon nothing can be stored`)
  if (free < DISK_LOW_BYTES) return warning(`${text}: backups and uploads may fail`)
  return ok(text)
}

const OTHERS = 0o007

/** @param files names and modes of files and folders that hold secrets or personal data */
export function judgeRights(files: readonly { name: string; mode: number }[]): Finding {
  const open = files.filter(({ mode }) => (mode & OTHERS) !== 0).map(({ name }) => name)
  if (files.length === 0) return off('no file with secrets exists yet')
  if (open.length === 0) return ok(`secrets are closed to other users (${files.length} places)`)
  return error(`every user of this machine can read ${open.join(', ')}: chmod o-rwx`)
}

/** @param isSynchronized as the system reports it; undefined when it reports nothing */
export function judgeClock(isSynchronized: boolean | undefined): Finding {
  if (isSynchronized === undefined) return off('the system does not report its synchronization')
  if (isSynchronized) return ok('synchronized')
  return warning('not synchronized, so sign-ins and forms may fail: install systemd-timesyncd')
}

export function checkMachine(settings: Env): Check[] {
  return [
    { name: 'Node.js', run: () => Promise.resolve(judgeNode()) },
    {
      name: 'Disk',
      run: async () => {
        const { bavail, bsize } = await statfs(settings.dataDir)
        return judgeDisk(bavail * bsize)
      },
    },
    {
      name: 'File rights',
      run: async () => {
        const { adminTokenFile, dir } = settings.lake
        const names = ['.env', dir, adminTokenFile, settings.requests.dir].filter((name) =>
          existsSync(name),
        )
        const stats = await Promise.all(names.map((name) => stat(name)))
        return judgeRights(stats.map(({ mode }, index) => ({ name: names[index] ?? '', mode })))
      },
    },
    { name: 'Clock', run: async () => judgeClock(await readSynchronization()) },
  ]
}

function judgeNode(): Finding {
  try {
    checkNode()
    return ok(process.versions.node)
  } catch (cause) {
    return error(cause instanceof Error ? cause.message : String(cause))
  }
}

/** @returns undefined without systemd */
async function readSynchronization(): Promise<boolean | undefined> {
  try {
    const args = ['show', '--property=NTPSynchronized', '--value']
    const { stdout } = await promisify(execFile)('timedatectl', args, { timeout: 2_000 })
    return stdout.trim() === '' ? undefined : stdout.trim() === 'yes'
  } catch {
    return undefined
  }
}
