import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/process/log.server'
import { validForm } from '~/testing/investor-requests/valid-form'
import type { Sent } from '~/services/emailjs.server'
import { startMailWorker, startDatasetWorker } from './delivery-workers.server'
import { createDiskJournal, type DueDocument } from '../journal/disk-journal.server'
import type { KeyedRequest } from '../journal/journal.server'
import { openJournalDatabase } from '../journal/journal-database.server'
import { createTestClock, type TestClock } from '~/testing/test-clock'

const HOUR_MS = 3_600_000
const request = { ...validForm, user_currency: 'USD' as const }

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** Both workers on a real journal, with a dataset and an e-mail service that can fail. */
function startWorkers() {
  const dir = mkdtempSync(path.join(tmpdir(), 'deliveries-'))
  const db = openJournalDatabase(dir)
  const { now } = clock
  const journal = createDiskJournal({ db, mailAfterMs: 120_000, now })
  const log = createLog((line) => lines.push(line))
  const state = {
    dataset: 'up' as 'up' | 'down' | 'empty',
    mail: { ok: true, status: 200, text: 'OK' } as Sent,
    written: [] as DueDocument[],
    mailed: [] as KeyedRequest[],
    missing: 0,
  }
  const storing = startDatasetWorker({
    queue: journal.dataset,
    write: (due) => {
      if (state.dataset === 'down')
        return Promise.reject(new Error(`while storing ${request.user_name}`))
      state.written.push(due)
      return Promise.resolve(state.dataset === 'empty' ? 'missing' : 'stored')
    },
    onStored: () => undefined,
    onMissing: () => (state.missing += 1),
    clock,
    log,
  })
  const mailing = startMailWorker({
    queue: journal.mail,
    send: (mail) => {
      state.mailed.push(mail)
      return Promise.resolve(state.mail)
    },
    onChange: storing.wake,
    clock,
    log,
  })
  onTestFinished(async () => {
    await Promise.all([storing.stop(), mailing.stop()])
    db.close()
    rmSync(dir, { recursive: true })
  })
  return {
    state,
    journal,
    save: async (key: string) => {
      await journal.save({ key, fingerprint: key, request })
      storing.wake()
      mailing.wake()
      await clock.pass(0)
    },
    report: async (key: string) => {
      await journal.reportSent({ key, fingerprint: key })
      storing.wake()
      await clock.pass(0)
    },
  }
}

const states = (written: readonly DueDocument[]) =>
  written.map(({ request: content, mailing }) => [content !== undefined, mailing.channel])

test('stores a request at once, and its report later (FORM-08, FORM-09)', async () => {
  const { state, save, report } = startWorkers()
  await save('k')
  await report('k')
  await clock.pass(HOUR_MS)
  expect(states(state.written)).toEqual([
    [true, undefined],
    [false, 'browser'],
  ])
  expect(state.mailed).toEqual([])
  expect(lines).toEqual([])
})

test('sends an e-mail once that no browser reports within two minutes (FORM-09)', async () => {
  const { state, save } = startWorkers()
  await save('k')
  await clock.pass(119_000)
  expect(state.mailed).toEqual([])
  await clock.pass(HOUR_MS)
  expect(state.mailed).toEqual([{ key: 'k', fingerprint: 'k', request }])
  expect(states(state.written).at(-1)).toEqual([false, 'server'])
})

test('stores everything when the dataset is back; the log has no names (FORM-08)', async () => {
  const { state, save } = startWorkers()
  state.dataset = 'down'
  await save('a')
  await save('b')
  await clock.pass(HOUR_MS)
  expect(state.written).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('requests wait for the dataset')
  state.dataset = 'up'
  await clock.pass(60_000)
  expect(state.written.map(({ key }) => key).sort()).toEqual(['a', 'b'])
  expect(lines[1]).toContain('requests reach the dataset')
  expect(lines.join()).not.toContain(request.user_name)
})

test('reports a missing document, and still mails its request (FORM-08)', async () => {
  const { state, journal, save } = startWorkers()
  await save('k')
  state.dataset = 'empty'
  state.mail = { ok: false, status: 500, text: 'Oops' }
  await clock.pass(HOUR_MS)
  expect(state.missing).toBeGreaterThan(0)
  expect(journal.records()).toMatchObject([{ key: 'k' }])
  state.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(HOUR_MS)
  expect(await journal.getStatus({ key: 'k', fingerprint: 'k', request })).toBe('mailed')
})

test('repeats an e-mail that may have arrived after half an hour (FORM-09)', async () => {
  const { state, save } = startWorkers()
  state.mail = { ok: false, status: 0, text: 'TimeoutError', mayHaveArrived: true }
  await save('k')
  await clock.pass(120_000 + 1_799_000)
  expect(state.mailed).toHaveLength(1)
  expect(state.written.at(-1)?.mailing.lastError).toBe('no answer, it may have arrived')
  await clock.pass(1_000)
  expect(state.mailed).toHaveLength(2)
})

test('retries a failing e-mail service; the log has only the status (FORM-09)', async () => {
  const { state, save } = startWorkers()
  state.mail = { ok: false, status: 429, text: `Too many for ${request.user_email}` }
  await save('k')
  await clock.pass(HOUR_MS)
  const tried = state.mailed.length
  expect(tried).toBeGreaterThan(10)
  expect(state.written.at(-1)?.mailing).toMatchObject({ attempts: tried })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"key":"k","reason":"HTTP 429"')
  state.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(300_000)
  await clock.pass(HOUR_MS)
  expect(state.mailed).toHaveLength(tried + 1)
  expect(lines.join()).not.toContain(request.user_email)
})
