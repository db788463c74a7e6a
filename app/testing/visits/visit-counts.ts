import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import type { Count } from '~/services/visits/accept-count.server'
import { createVisitCounts, openVisitsDatabase } from '~/services/visits/visit-counts.server'

export const home: Count = { kind: 'page', name: 'homePage' }
export const investors: Count = { kind: 'page', name: 'investorsPage' }
export const chat: Count = { kind: 'event', name: 'WhatsApp Clicked' }

/** Returns a folder that is removed after the test. */
export function visitsFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'visits-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'visits')
}

/** Opens the counts of a folder; two calls are like two processes. */
export function openVisitCounts(dir = visitsFolder()) {
  const db = openVisitsDatabase(dir)
  onTestFinished(() => void db.close())
  return createVisitCounts(db)
}
