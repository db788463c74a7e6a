import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { createLog } from '~/lib/log.server'
import { startErasing } from './erasure.server'
import { erasureMemory } from './erasure-memory.server'
import { openJournalDatabase } from './journal-database.server'
import type { Remembered } from './journal-table.server'
import type { RelayMessage } from './relay-messages.server'
import type { TestClock } from '../test-clock'

/** What there is to be erased, as lists that a test changes. */
export interface World {
  /** Fingerprints by the ids of documents. */
  documents: Record<string, string>
  remembered: Remembered[]
  held: RelayMessage[]
  /** Takes the relay away. */
  isDown?: boolean
}

/**
 * Erasing in a world of lists; `start` begins anew, as another process does.
 * @param lines takes what is logged
 */
export function startTestErasing(world: World, clock: TestClock, lines: string[]) {
  const dir = mkdtempSync(path.join(tmpdir(), 'erasure-'))
  const db = openJournalDatabase(dir)
  onTestFinished(() => {
    db.close()
    rmSync(dir, { recursive: true })
  })
  const erased: unknown[] = []
  const storedAgain: string[] = []
  const dataset = { mark: undefined as string | undefined }
  let changed: (id?: string) => void = () => undefined
  let subscriptions = 0
  const start = () => {
    const loop = startErasing({
      subscribe: (told) => {
        subscriptions += 1
        changed = told
        return () => (subscriptions -= 1)
      },
      documents: {
        look: (ids) => {
          const present = ids.filter((id) => id in world.documents)
          return Promise.resolve({ present, mark: dataset.mark })
        },
        fingerprints: () => Promise.resolve(Object.values(world.documents)),
        setMark: (_id, mark) => {
          dataset.mark = mark
          return Promise.resolve()
        },
      },
      memory: erasureMemory(db, clock.now),
      journal: {
        remembered: () => world.remembered,
        erase: ({ key }) => {
          erased.push({ key })
          world.remembered = world.remembered.filter((row) => row.key !== key)
        },
        storeAgain: ({ key }) => void storedAgain.push(key),
      },
      messages: {
        list: () => {
          const down = Object.assign(new Error('down'), { code: 'ECONNREFUSED' })
          return world.isDown === true ? Promise.reject(down) : Promise.resolve(world.held)
        },
        erase: (about) => {
          erased.push(about)
          world.held = world.held.filter((message) => {
            return 'reference' in about
              ? message.reference !== about.reference
              : message.fingerprint !== about.fingerprint
          })
          return Promise.resolve()
        },
      },
      clock,
      log: createLog((line) => lines.push(line)),
    })
    onTestFinished(() => loop.stop())
    return loop
  }
  return {
    world,
    dataset,
    erased,
    storedAgain,
    start,
    tell: (id?: string) => changed(id),
    subscriptions: () => subscriptions,
  }
}
