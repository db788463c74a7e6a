import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** Memory of a process in bytes. */
export interface ProcessMemory {
  readonly pid: number
  /** Name of its script without folder and extension, else of the program. */
  readonly name: string
  /** Resident set size: counts shared memory in full. */
  readonly rss: number
  /** Proportional set size: divides shared memory among its processes, so values can be added. */
  readonly pss: number
}

/**
 * Reads the memory of a process and its descendants from /proc, so on Linux only. Skips processes
 * that exit meanwhile.
 * @param root pid of the first process
 */
export function readProcessMemory(root: number): readonly ProcessMemory[] {
  try {
    const rollup = readFileSync(`/proc/${root}/smaps_rollup`, 'utf8')
    const self = { pid: root, name: getName(root) }
    const memory = { rss: readBytes(rollup, 'Rss'), pss: readBytes(rollup, 'Pss') }
    return [{ ...self, ...memory }, ...listChildren(root).flatMap(readProcessMemory)]
  } catch (error) {
    if (isGone(error)) return []
    throw error
  }
}

/** Lists the children of all threads. */
function listChildren(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((child) => child !== '')
      .map(Number),
  )
}

function getName(pid: number): string {
  const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0')
  const script = words.slice(1).find((word) => /\.(?:[cm]?js|ts)$/.test(word))
  return path.parse(script ?? words[0] ?? '').name
}

function readBytes(rollup: string, field: 'Rss' | 'Pss'): number {
  const [, kilobytes] = new RegExp(`^${field}: +(\\d+) kB$`, 'm').exec(rollup) ?? []
  return Number(kilobytes ?? 0) * 1024
}

function isGone(error: unknown): boolean {
  const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined
  return code === 'ENOENT' || code === 'ESRCH'
}
