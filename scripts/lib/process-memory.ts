import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** What a process takes of the memory, in bytes. */
export interface ProcessMemory {
  readonly pid: number
  /** The script that it runs, without its folder and ending; else the program. */
  readonly name: string
  /** All that is resident, as `ps` and `top` show it: what several share counts for each of them. */
  readonly rss: number
  /** The same, with what several share divided among them: sums of this are true. */
  readonly pss: number
}

/**
 * Reads the memory of a process and of all that it has started, from /proc: on Linux alone, and for
 * processes of the same user. One that ends meanwhile is left out.
 * @param root pid of the process; it comes first
 */
export function processMemory(root: number): readonly ProcessMemory[] {
  try {
    const rollup = readFileSync(`/proc/${root}/smaps_rollup`, 'utf8')
    const self = { pid: root, name: nameOf(root) }
    const memory = { rss: bytesOf(rollup, 'Rss'), pss: bytesOf(rollup, 'Pss') }
    return [{ ...self, ...memory }, ...childrenOf(root).flatMap(processMemory)]
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Each thread has started processes of its own. */
function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
      .map(Number),
  )
}

function nameOf(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  const script = words.slice(1).find((word) => /\.(?:[cm]?js|ts)$/.test(word))
  return path.parse(script ?? words[0] ?? '').name
}

function bytesOf(rollup: string, field: 'Rss' | 'Pss'): number {
  const [, kilobytes] = new RegExp(`^${field}: +(\\d+) kB$`, 'm').exec(rollup) ?? []
  return Number(kilobytes ?? 0) * 1024
}

function isGone(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return code === 'ENOENT' || code === 'ESRCH'
}
