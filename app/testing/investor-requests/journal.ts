import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, onTestFinished } from 'vitest'
import type { InvestorRequest } from '~/services/investor-requests/form/definition'
import { createDiskJournal } from '~/services/investor-requests/journal/disk-journal.server'
import { openJournalDatabase } from '~/services/investor-requests/journal/journal-database.server'

export const MINUTE_MS = 60_000
export const MAIL_AFTER_MS = 2 * MINUTE_MS

export const ana: InvestorRequest = {
  user_name: 'Ana Marcador Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@marcador.example',
  user_currency: 'USD',
  user_message: 'Quiero saber más.',
}
export const request = (key: string, fingerprint = 'first', content = ana) => {
  return { key, fingerprint, request: content }
}

/** The current time of the journals. */
export const time = { now: 0 }
beforeEach(() => {
  time.now = 1_700_000_000_000
})

/** Opens a journal in a new folder; `again` opens the same folder like another process. */
export function openJournal() {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'journal-')), 'requests')
  onTestFinished(() => rmSync(path.dirname(dir), { recursive: true }))
  const open = () => {
    const db = openJournalDatabase(dir)
    onTestFinished(() => void db.close())
    return {
      db,
      journal: createDiskJournal({ db, mailAfterMs: MAIL_AFTER_MS, now: () => time.now }),
    }
  }
  const files = () => readdirSync(dir).map((name) => path.join(dir, name))
  return { dir, ...open(), again: () => open().journal, files }
}

export type TestJournal = ReturnType<typeof openJournal>['journal']

/** Marks all due documents as stored. */
export function storeAll(journal: TestJournal) {
  for (let due = journal.dataset.claim(); due; due = journal.dataset.claim())
    journal.dataset.markStored(due)
}

/** Marks everything that is due as stored and mailed. */
export async function deliverAll(journal: TestJournal) {
  storeAll(journal)
  for (let due = await journal.mail.claim(); due; due = await journal.mail.claim()) {
    await journal.mail.markSent(due)
  }
  storeAll(journal)
}
