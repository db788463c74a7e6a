import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { wholeForm } from '../../../scripts/lib/investor-form'
import type { Sent } from '../emailjs.server'
import { startMailing, startStoring } from './deliveries.server'
import { createDiskJournal, type DueStore } from './disk-journal.server'
import type { DueMail } from './journal.server'
import { openJournalDatabase } from './journal-database.server'
import { createTestClock, type TestClock } from '../test-clock'

const HOUR_MS = 3_600_000
const request = { ...wholeForm, user_currency: 'USD' as const }

let clock: TestClock
let lines: string[] = []
beforeEach(() => {
  clock = createTestClock()
  lines = []
})

/** The deliveries of a real journal, with a dataset and an e-mail service that can be taken down. */
function deliveries() {
  const dir = mkdtempSync(path.join(tmpdir(), 'deliveries-'))
  const db = openJournalDatabase(dir)
  const { now } = clock
  const journal = createDiskJournal({ db, mailAfterMs: 120_000, now })
  const log = createLog((line) => lines.push(line))
  const world = {
    dataset: 'up' as 'up' | 'down' | 'empty',
    mail: { ok: true, status: 200, text: 'OK' } as Sent,
    written: [] as DueStore[],
    mailed: [] as DueMail[],
    missed: 0,
  }
  const storing = startStoring({
    queue: journal.store,
    write: (due) => {
      if (world.dataset === 'down')
        return Promise.reject(new Error(`while storing ${request.user_name}`))
      world.written.push(due)
      return Promise.resolve(world.dataset === 'empty' ? 'missing' : 'stored')
    },
    stored: () => undefined,
    missing: () => (world.missed += 1),
    clock,
    log,
  })
  const mailing = startMailing({
    queue: journal.mail,
    send: (mail) => {
      world.mailed.push(mail)
      return Promise.resolve(world.mail)
    },
    changed: storing.wake,
    clock,
    log,
  })
  onTestFinished(async () => {
    await Promise.all([storing.stop(), mailing.stop()])
    db.close()
    rmSync(dir, { recursive: true })
  })
  return {
    world,
    journal,
    keep: async (key: string) => {
      await journal.keep({ key, fingerprint: key, request })
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

const states = (written: readonly DueStore[]) =>
  written.map(({ request: content, mailing }) => [content !== undefined, mailing.channel])

test('FORM-08 FORM-09 a request is stored at once, and its e-mail noted when a browser reports it', async () => {
  const { world, keep, report } = deliveries()
  await keep('k')
  await report('k')
  await clock.pass(HOUR_MS)
  expect(states(world.written)).toEqual([
    [true, undefined],
    [false, 'browser'],
  ])
  expect(world.mailed).toEqual([])
  expect(lines).toEqual([])
})

test('FORM-09 what no browser reports within two minutes the server sends, once', async () => {
  const { world, keep } = deliveries()
  await keep('k')
  await clock.pass(119_000)
  expect(world.mailed).toEqual([])
  await clock.pass(HOUR_MS)
  expect(world.mailed).toEqual([{ key: 'k', fingerprint: 'k', request }])
  expect(states(world.written).at(-1)).toEqual([false, 'server'])
})

test('FORM-08 a dataset that is down gets everything when it is back; the log has no names', async () => {
  const { world, keep } = deliveries()
  world.dataset = 'down'
  await keep('a')
  await keep('b')
  await clock.pass(HOUR_MS)
  expect(world.written).toEqual([])
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('requests wait for the dataset')
  world.dataset = 'up'
  await clock.pass(60_000)
  expect(world.written.map(({ key }) => key).sort()).toEqual(['a', 'b'])
  expect(lines[1]).toContain('requests reach the dataset')
  expect(lines.join()).not.toContain(request.user_name)
})

test('FORM-08 a document that is missing is told, and its request neither forgotten nor less mailed', async () => {
  const { world, journal, keep } = deliveries()
  await keep('k')
  world.dataset = 'empty'
  world.mail = { ok: false, status: 500, text: 'Oops' }
  await clock.pass(HOUR_MS)
  expect(world.missed).toBeGreaterThan(0)
  expect(journal.remembered()).toMatchObject([{ key: 'k' }])
  world.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(HOUR_MS)
  expect(await journal.stateOf({ key: 'k', fingerprint: 'k', request })).toBe('mailed')
})

test('FORM-09 an e-mail that may have arrived is not sent again for half an hour', async () => {
  const { world, keep } = deliveries()
  world.mail = { ok: false, status: 0, text: 'TimeoutError', mayHaveArrived: true }
  await keep('k')
  await clock.pass(120_000 + 1_799_000)
  expect(world.mailed).toHaveLength(1)
  expect(world.written.at(-1)?.mailing.lastError).toBe('no answer, it may have arrived')
  await clock.pass(1_000)
  expect(world.mailed).toHaveLength(2)
})

test('FORM-09 an e-mail service that fails is tried until it works; the log has a status only', async () => {
  const { world, keep } = deliveries()
  world.mail = { ok: false, status: 429, text: `Too many for ${request.user_email}` }
  await keep('k')
  await clock.pass(HOUR_MS)
  const tried = world.mailed.length
  expect(tried).toBeGreaterThan(10)
  expect(world.written.at(-1)?.mailing).toMatchObject({ attempts: tried })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('"key":"k","reason":"HTTP 429"')
  world.mail = { ok: true, status: 200, text: 'OK' }
  await clock.pass(300_000)
  await clock.pass(HOUR_MS)
  expect(world.mailed).toHaveLength(tried + 1)
  expect(lines.join()).not.toContain(request.user_email)
})
