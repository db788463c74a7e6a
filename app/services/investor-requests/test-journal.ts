import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, onTestFinished } from 'vitest'
import type { InvestorRequest } from '~/lib/investor-form/definition'
import { createDiskJournal } from './disk-journal.server'
import { openJournalDatabase } from './journal-database.server'

export const MINUTE_MS = 60_000
export const MAIL_AFTER_MS = 2 * MINUTE_MS

export const ana: InvestorRequest = {
  user_name: 'Ana Marcador Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@marcador.example',
  user_currency: 'USD',
  user_message: 'Quiero saber más.',
}
/** A request as it comes to the journal. */
export const request = (key: string, fingerprint = 'first', content = ana) => {
  return { key, fingerprint, request: content }
}

/** What the journals of a test take for the time. */
export const time = { now: 0 }
beforeEach(() => {
  time.now = 1_700_000_000_000
})

/** A journal on a folder of its own; `again` opens the same folder as another process would. */
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

export type Opened = ReturnType<typeof openJournal>['journal']

/** Writes what is due, as the deliveries do; the dataset takes everything. */
export function storeAll(journal: Opened) {
  for (let due = journal.store.claim(); due; due = journal.store.claim()) journal.store.stored(due)
}

/** Writes and mails what is due; the e-mail service takes everything, too. */
export async function settle(journal: Opened) {
  storeAll(journal)
  for (let due = await journal.mail.claim(); due; due = await journal.mail.claim()) {
    await journal.mail.sent(due)
  }
  storeAll(journal)
}
