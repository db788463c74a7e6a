import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createDiskJournal } from './disk-journal.server'
import { openJournalDatabase } from './journal-database.server'
import { createDatasetJournal } from './dataset-journal.server'

const NONE = { count: 0, oldestAt: undefined }

const request = {
  user_name: 'Ana Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@correo.com',
  user_currency: 'USD' as const,
  user_message: '',
}

test('counts requests that wait for the dataset or their e-mail (FORM-08, FORM-09)', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'outbox-'))
  onTestFinished(() => rmSync(dir, { recursive: true }))
  const db = openJournalDatabase(dir)
  onTestFinished(() => void db.close())
  let clock = 1_000
  const journal = createDiskJournal({ db, mailAfterMs: 60_000, now: () => clock })
  expect(journal.outbox()).toEqual({ dataset: NONE, mail: NONE })

  await journal.save({ key: 'a', fingerprint: 'of a', request })
  clock = 5_000
  await journal.save({ key: 'b', fingerprint: 'of b', request })
  const both = { count: 2, oldestAt: 1_000 }
  expect(journal.outbox()).toEqual({ dataset: both, mail: both })

  const stored = journal.dataset.claim()
  if (stored !== undefined) journal.dataset.markStored(stored)
  expect(journal.outbox()).toEqual({ dataset: { count: 1, oldestAt: 5_000 }, mail: both })

  // The outdated delivery state of its document does not count.
  await journal.reportSent({ key: 'a', fingerprint: 'of a' })
  const last = { count: 1, oldestAt: 5_000 }
  expect(journal.outbox()).toEqual({ dataset: last, mail: last })
})

test('counts waiting e-mails when the dataset is the journal (FORM-09)', async () => {
  const fetch = vi.fn()
  const settings = { projectId: 'p', dataset: 'd', useCdn: false, apiVersion: '2025-02-19' }
  const client = Object.assign(createClient(settings), { fetch })
  const journal = createDatasetJournal({ client: () => client, mailAfterMs: 0 })
  fetch.mockResolvedValueOnce({ count: 3, oldest: '2025-03-07T12:00:00Z' })
  expect(await journal.outbox()).toEqual({
    dataset: NONE,
    mail: { count: 3, oldestAt: Date.parse('2025-03-07T12:00:00Z') },
  })
  fetch.mockResolvedValueOnce({ count: 0, oldest: null })
  expect(await journal.outbox()).toEqual({ dataset: NONE, mail: NONE })
})
