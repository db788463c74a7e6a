import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import type { InvestorRequest } from '~/lib/investor-form/definition'
import { createDiskJournal } from './disk-journal.server'
import { openJournalDatabase } from './journal-database.server'

const MINUTE_MS = 60_000
const MAIL_AFTER_MS = 2 * MINUTE_MS

const ana: InvestorRequest = {
  user_name: 'Ana Marcador Gómez',
  user_whatsapp: '+54 11 4000 0000',
  user_email: 'ana@marcador.example',
  user_currency: 'USD',
  user_message: 'Quiero saber más.',
}
const request = (key: string, fingerprint = 'first', content = ana) => {
  return { key, fingerprint, request: content }
}

let clock = 0
beforeEach(() => {
  clock = 1_700_000_000_000
})

/** A journal on a folder of its own; `again` opens the same folder as another process would. */
function openJournal() {
  const dir = path.join(mkdtempSync(path.join(tmpdir(), 'journal-')), 'requests')
  onTestFinished(() => rmSync(path.dirname(dir), { recursive: true }))
  const open = () => {
    const db = openJournalDatabase(dir)
    onTestFinished(() => void db.close())
    return { db, journal: createDiskJournal({ db, mailAfterMs: MAIL_AFTER_MS, now: () => clock }) }
  }
  const files = () => readdirSync(dir).map((name) => path.join(dir, name))
  return { dir, ...open(), again: () => open().journal, files }
}

/** Does what is due, as the deliveries do; the dataset and the e-mail service take everything. */
async function settle(journal: ReturnType<typeof openJournal>['journal']) {
  for (let due = journal.store.claim(); due; due = journal.store.claim()) journal.store.stored(due)
  for (let due = await journal.mail.claim(); due; due = await journal.mail.claim()) {
    await journal.mail.sent(due)
  }
  for (let due = journal.store.claim(); due; due = journal.store.claim()) journal.store.stored(due)
}

describe('FORM-08 what is kept', () => {
  test('is there for another process, whatever became of the first', async () => {
    const { journal, again } = openJournal()
    expect(await journal.stateOf('k', 'first')).toBe('unknown')
    expect(await journal.keep(request('k'))).toBe('kept')
    // The first is never closed: as after a kill.
    const second = again()
    expect(await second.stateOf('k', 'first')).toBe('kept')
    expect(second.store.claim()).toEqual({
      key: 'k',
      change: 1,
      known: false,
      request: ana,
      receivedAt: clock,
      mailing: { attempts: 0 },
    })
  })

  test('is one request for one key: nothing is new the second time', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const due = journal.store.claim()
    expect(await journal.keep(request('k'))).toBe('kept')
    if (due) journal.store.stored(due)
    expect(journal.store.nextAt()).toBeUndefined()
    expect(journal.remembered()).toEqual([{ key: 'k', fingerprint: 'first', stored: true }])
  })

  test('takes the place of the first when it was mended, and is stored and mailed anew', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    clock += MAIL_AFTER_MS
    await settle(journal)
    clock += MINUTE_MS
    const mended = { ...ana, user_whatsapp: '+54 11 5000 0000' }
    expect(await journal.keep(request('k', 'second', mended))).toBe('kept')
    expect(await journal.stateOf('k', 'first')).toBe('unknown')
    expect(await journal.stateOf('k', 'second')).toBe('kept')
    expect(journal.store.claim()).toMatchObject({ known: true, request: mended, receivedAt: clock })
    clock += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toEqual(request('k', 'second', mended))
  })

  test('FORM-10 is for the owner of the folder only', async () => {
    const { dir, journal, files } = openJournal()
    await journal.keep(request('k'))
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(files().map((file) => statSync(file).mode & 0o777)).toEqual(files().map(() => 0o600))
  })

  test('is refused with an error when the disk is full', async () => {
    const { db, journal } = openJournal()
    db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
    const long = { ...ana, user_message: 'x'.repeat(100_000) }
    expect(() => journal.keep(request('k', 'first', long))).toThrow(/full/)
    expect(await journal.stateOf('k', 'first')).toBe('unknown')
  })
})

describe('CAP-02 a proof of work serves one request', () => {
  const challenge = () => ({ id: 'nonce', expiresAt: clock + 20 * MINUTE_MS })

  test('and not another, in any process, as long as it could be accepted', async () => {
    const { journal, again } = openJournal()
    expect(await journal.keep(request('k'), challenge())).toBe('kept')
    expect(await again().keep(request('other'), challenge())).toBe('spent')
    expect(await journal.stateOf('other', 'first')).toBe('unknown')
    clock += 19 * MINUTE_MS
    journal.prune()
    expect(await journal.keep(request('other'), challenge())).toBe('spent')
  })

  test('the same request may come again with it: a double click', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'), challenge())
    expect(await journal.keep(request('k'), challenge())).toBe('kept')
  })
})

describe('FORM-08 the document', () => {
  test('a claimed one is nobody else’s until its time is over', async () => {
    const { journal, again } = openJournal()
    await journal.keep(request('k'))
    expect(journal.store.claim()).toMatchObject({ key: 'k' })
    expect(again().store.claim()).toBeUndefined()
    clock += 20_000
    expect(again().store.claim()).toMatchObject({ key: 'k' })
  })

  test('is tried again after pauses that grow up to a minute', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const pauses = Array.from({ length: 8 }, () => {
      const due = journal.store.claim()
      if (due) journal.store.failed(due)
      const pause = (journal.store.nextAt() ?? 0) - clock
      clock += pause
      return pause / 1_000
    })
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('is written again when something happened while it was being written', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const due = journal.store.claim()
    await journal.reportSent('k')
    if (due) journal.store.stored(due)
    expect(journal.store.claim()).toMatchObject({
      known: true,
      request: undefined,
      mailing: { channel: 'browser', sentAt: clock },
    })
  })
})

describe('FORM-09 the e-mail', () => {
  test('is the server’s after two minutes, unless a browser reports it', async () => {
    const { journal } = openJournal()
    await journal.keep(request('mine'))
    await journal.keep(request('reported'))
    expect(await journal.reportSent('reported')).toBe(true)
    expect(await journal.reportSent('nobody')).toBe(false)
    expect(await journal.stateOf('reported', 'first')).toBe('mailed')
    clock += MAIL_AFTER_MS - 1
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBe(clock + 1)
    clock += 1
    expect(await journal.mail.claim()).toEqual(request('mine'))
    expect(await journal.mail.claim()).toBeUndefined()
  })

  test('is claimed by one process at a time', async () => {
    const { journal, again } = openJournal()
    await journal.keep(request('k'))
    clock += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toBeDefined()
    expect(await again().mail.claim()).toBeUndefined()
    clock += 30_000
    expect(await again().mail.claim()).toBeDefined()
  })

  test('is tried again until it goes out, after pauses that grow up to five minutes', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    clock += MAIL_AFTER_MS
    const pauses: number[] = []
    for (let count = 0; count < 8; count += 1) {
      const due = await journal.mail.claim()
      if (due) await journal.mail.failed(due, '500 Oops')
      const pause = ((await journal.mail.nextAt()) ?? 0) - clock
      pauses.push(pause / 1_000)
      clock += pause
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
    expect(journal.store.claim()?.mailing).toMatchObject({ attempts: 8, lastError: '500 Oops' })
    const due = await journal.mail.claim()
    if (due) await journal.mail.sent(due)
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('of the first content does not count for the mended one', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    clock += MAIL_AFTER_MS
    const first = await journal.mail.claim()
    await journal.keep(request('k', 'second'))
    if (first) await journal.mail.sent(first)
    expect(await journal.stateOf('k', 'second')).toBe('kept')
    expect(await journal.mail.nextAt()).toBe(clock + MAIL_AFTER_MS)
  })

  test('that a browser reports while the server fails at it is not tried again', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    clock += MAIL_AFTER_MS
    const due = await journal.mail.claim()
    await journal.reportSent('k')
    if (due) await journal.mail.failed(due, '500 Oops')
    expect(await journal.mail.nextAt()).toBeUndefined()
    expect(journal.store.claim()?.mailing).toMatchObject({ channel: 'browser' })
  })
})

describe('what is forgotten', () => {
  const onDisk = (files: readonly string[]) =>
    files.some((file) => /Marcador|marcador\.example|4000 0000/.test(readFileSync(file, 'latin1')))

  test('FORM-08 what a person wrote leaves the disk once it is stored and mailed', async () => {
    const { journal, files } = openJournal()
    await journal.keep(request('k'))
    expect(onDisk(files())).toBe(true)
    const due = journal.store.claim()
    if (due) journal.store.stored(due)
    expect(onDisk(files())).toBe(true)
    await journal.reportSent('k')
    expect(onDisk(files())).toBe(false)
    expect(await journal.keep(request('k'))).toBe('kept')
  })

  test('FORM-08 an erased request is gone at once, whatever was still to be done', async () => {
    const { journal, files } = openJournal()
    await journal.keep(request('k'))
    journal.erase('k')
    journal.erase('k')
    expect(onDisk(files())).toBe(false)
    expect(journal.remembered()).toEqual([])
    expect(journal.store.nextAt()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('finished requests are remembered for 30 days, others until they are finished', async () => {
    const { journal } = openJournal()
    await journal.keep(request('done'))
    clock += MAIL_AFTER_MS
    await settle(journal)
    await journal.keep(request('open'))
    clock += 30 * 86_400_000
    journal.prune()
    expect(journal.remembered().map(({ key }) => key)).toEqual(['open'])
  })
})
