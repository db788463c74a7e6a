import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'
import { openOutboxDatabase } from '~/services/investor-requests/outbox/outbox-database.server'

/** Creates a folder for an outbox, which the end of the test removes. */
export function createOutboxFolder(): string {
  const parent = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(parent, { recursive: true }))
  return path.join(parent, 'requests')
}

/** Opens the database of an outbox until the end of the test. */
export function openTestDatabase(dir = createOutboxFolder()) {
  const db = openOutboxDatabase(dir)
  onTestFinished(() => void db.close())
  return db
}
