import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDiskJournal } from './disk-journal.server'
import { openJournalDatabase } from './journal-database.server'
import { datasetOutbox, diskOutbox } from './outbox.server'

const NONE = { count: 0, oldestAt: undefined }

const request = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.com',
  user_currency: 'USD' as const,
  user_message: '',
}

test('FORM-08 FORM-09 what waits for the dataset and for its e-mail is counted until each has it', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const db = openJournalDatabase(dir)
  onTestFinished(() => void db.close())
  let clock = 1_000
  const journal = createDiskJournal({ db, mailAfterMs: 60_000, now: () => clock })
  expect(diskOutbox(db)).toEqual({ dataset: NONE, mail: NONE })

  await journal.keep({ key: 'a', fingerprint: 'of a', request })
  clock = 5_000
  await journal.keep({ key: 'b', fingerprint: 'of b', request })
  const both = { count: 2, oldestAt: 1_000 }
  expect(diskOutbox(db)).toEqual({ dataset: both, mail: both })

  const stored = journal.store.claim()
  if (stored !== undefined) journal.store.stored(stored)
  expect(diskOutbox(db)).toEqual({ dataset: { count: 1, oldestAt: 5_000 }, mail: both })

  // Its document does not yet say that the e-mail was sent, but nobody waits for that.
  await journal.reportSent({ key: 'a', fingerprint: 'of a' })
  const last = { count: 1, oldestAt: 5_000 }
  expect(diskOutbox(db)).toEqual({ dataset: last, mail: last })
})

test('FORM-09 with the dataset as the journal, e-mails wait there', async () => {
  const fetch = vi.fn().mockResolvedValueOnce({ count: 3, oldest: '2025-03-07T12:00:00Z' })
  expect(await datasetOutbox({ fetch })).toEqual({
    dataset: NONE,
    mail: { count: 3, oldestAt: Date.parse('2025-03-07T12:00:00Z') },
  })
  fetch.mockResolvedValueOnce({ count: 0, oldest: null })
  expect(await datasetOutbox({ fetch })).toEqual({ dataset: NONE, mail: NONE })
})
