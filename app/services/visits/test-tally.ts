import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Count } from './read-count.server'
import { createTally, openVisitsDatabase } from './tally.server'

export const home: Count = { kind: 'page', name: 'homePage' }
export const investors: Count = { kind: 'page', name: 'investorsPage' }
export const chat: Count = { kind: 'event', name: 'WhatsApp Clicked' }

/** A folder that is gone after the test. */
export function visitsFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'visits-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'visits')
}

/** The counters in a folder; another call opens the same folder as another process would. */
export function openTally(dir = visitsFolder()) {
  const db = openVisitsDatabase(dir)
  onTestFinished(() => void db.close())
  return createTally(db)
}
