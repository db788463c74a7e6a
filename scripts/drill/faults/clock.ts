import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { requireProgram } from '../../lib/programs'
import type { Fault } from '../drill'

const run = promisify(execFile)

export const CLOCK = 'clock jumps'

const DAY_MS = 86_400_000
/** In days, one after the other. */
const JUMPS = [1, -2, 0]

/**
 * Finds what makes a process read its time from a file. As root, installs Debian's faketime.
 * @param file holds the offset, such as `+1d`
 */
export async function clockVariables(file: string): Promise<Record<string, string>> {
  writeFileSync(file, '+0d')
  const { stdout } = await run(await requireProgram('faketime'), ['-f', '+0d', 'env'])
  const library = /^LD_PRELOAD=(.+)$/m.exec(stdout)?.[1]
  if (library === undefined) throw new Error('faketime names no library.')
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  }
}

/** Sets the clock of all processes a day ahead, two days back, and right again. */
export const jumpClock = (file: string, lastsMs: number): Fault => ({
  name: CLOCK,
  cause: async ({ setClockOffset }) => {
    for (const days of JUMPS) {
      writeFileSync(file, `${days < 0 ? '' : '+'}${days}d`)
      setClockOffset(days * DAY_MS)
      await sleep(lastsMs)
    }
    return JUMPS.length
  },
})
