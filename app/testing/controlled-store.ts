import { vi } from 'vitest'
import { ContentStore, type Read } from '~/sanity/content-store.server'
import { settle } from './settle'

/** A content store whose reads and timers the test controls. */
export function setUp() {
  let changed: () => void = () => undefined
  const timers: { callback: () => void; delayMs: number }[] = []
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
  const loads: string[] = []
  const store = new ContentStore({
    subscribe: (listener) => {
      changed = listener
      return () => undefined
    },
    log,
    onLoad: (answer) => loads.push(answer),
    schedule: (callback, delayMs) => {
      const timer = { callback, delayMs }
      timers.push(timer)
      return () => timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0)
    },
  })
  const reads: { resolve: (value: string) => void; reject: (error: Error) => void }[] = []
  const read: Read<string> = () => new Promise((resolve, reject) => reads.push({ resolve, reject }))
  return {
    store,
    log,
    loads,
    read,
    readCount: () => reads.length,
    resolveRead: async (index: number, value: string) => {
      reads[index]?.resolve(value)
      await settle()
    },
    rejectRead: async (index: number, error = new Error('connect ECONNREFUSED')) => {
      reads[index]?.reject(error)
      await settle()
    },
    change: () => changed(),
    /** Runs the timers with a delay of at most `limitMs`. */
    runTimers: async (limitMs: number) => {
      const due = timers.filter(({ delayMs }) => delayMs <= limitMs)
      for (const timer of due) {
        timers.splice(timers.indexOf(timer), 1)
        timer.callback()
      }
      await settle()
    },
    delays: () => timers.map(({ delayMs }) => delayMs),
  }
}

/**
 * A store with content.
 * @param first value of the first read, which waits without it
 * @param stored value of an earlier process
 */
export async function setUpPage(first?: string, stored?: { value: string }) {
  const parts = setUp()
  const page = parts.store.define('page', parts.read, stored)
  await settle()
  if (first !== undefined) await parts.resolveRead(0, first)
  return { ...parts, page }
}
