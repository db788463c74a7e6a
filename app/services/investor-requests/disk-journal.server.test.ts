import { readFileSync, statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openJournalDatabase } from './journal-database.server'
import {
  ana,
  MAIL_AFTER_MS,
  MINUTE_MS,
  type Opened,
  openJournal,
  request,
  settle,
  storeAll,
  time,
} from './test-journal'

describe('FORM-08 what is kept', () => {
  test('is there for another process, whatever became of the first', async () => {
    const { journal, again } = openJournal()
    expect(await journal.stateOf(request('k', 'first'))).toBe('unknown')
    expect(await journal.keep(request('k'))).toBe('kept')
    // The first is never closed: as after a kill.
    const second = again()
    expect(await second.stateOf(request('k', 'first'))).toBe('kept')
    expect(second.store.claim()).toEqual({
      key: 'k',
      change: 1,
      request: ana,
      receivedAt: time.now,
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
    expect(journal.remembered()).toMatchObject([{ key: 'k', fingerprint: 'first', isStored: true }])
  })

  test('takes the place of the first when it was mended, and is stored and mailed anew', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    storeAll(journal)
    time.now += MINUTE_MS
    const mended = { ...ana, user_whatsapp: '+54 11 5000 0000' }
    expect(await journal.stateOf(request('k', 'second', mended))).toBe('unknown')
    expect(await journal.keep(request('k', 'second', mended))).toBe('kept')
    expect(await journal.stateOf(request('k', 'first'))).toBe('unknown')
    expect(await journal.stateOf(request('k', 'second'))).toBe('kept')
    expect(journal.store.claim()).toMatchObject({ request: mended, receivedAt: time.now })
    time.now += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toEqual(request('k', 'second', mended))
  })

  test('stays what it is when its key comes with somebody else’s content, or after its e-mail', async () => {
    const { journal } = openJournal()
    const berta = {
      ...ana,
      user_whatsapp: '+54 11 5000 0000',
      user_email: 'berta@marcador.example',
    }
    await journal.keep(request('k'))
    expect(await journal.stateOf(request('k', 'second', berta))).toBe('taken')
    const mended = { ...ana, user_email: berta.user_email }
    expect(await journal.stateOf(request('k', 'second', mended))).toBe('unknown')
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    expect(await journal.stateOf(request('k', 'second', mended))).toBe('taken')
    expect(await journal.stateOf(request('k'))).toBe('mailed')
  })

  test('FORM-08 is read whatever the form asks for by now', async () => {
    const { db, journal } = openJournal()
    await journal.keep(request('k'))
    db.prepare(`UPDATE requests SET content = replace(content, 'USD', 'PESO')`).run()
    expect(journal.remembered()).toMatchObject([{ key: 'k' }])
    expect(journal.store.claim()?.request).toEqual({ ...ana, user_currency: 'PESO' })
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
    expect(await journal.stateOf(request('k', 'first'))).toBe('unknown')
  })
})

describe('CAP-02 a proof of work serves one request', () => {
  const challenge = () => ({ id: 'nonce', expiresAt: time.now + 20 * MINUTE_MS })

  test('and not another, in any process, as long as it could be accepted', async () => {
    const { journal, again } = openJournal()
    expect(await journal.keep(request('k'), challenge())).toBe('kept')
    expect(await again().keep(request('other'), challenge())).toBe('spent')
    expect(await journal.stateOf(request('other', 'first'))).toBe('unknown')
    time.now += 19 * MINUTE_MS
    journal.housekeep()
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
    time.now += 20_000
    expect(again().store.claim()).toMatchObject({ key: 'k' })
  })

  test('is tried again after pauses that grow up to a minute', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const pauses = Array.from({ length: 8 }, () => {
      const due = journal.store.claim()
      if (due) journal.store.failed(due)
      const pause = (journal.store.nextAt() ?? 0) - time.now
      time.now += pause
      return pause / 1_000
    })
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('is written again when something happened while it was being written', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const due = journal.store.claim()
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) journal.store.stored(due)
    expect(journal.store.claim()).toMatchObject({
      request: undefined,
      mailing: { channel: 'browser', sentAt: time.now },
    })
  })
})

describe('what is forgotten', () => {
  const eraseAll = (journal: Opened) => {
    for (const row of journal.remembered()) journal.erase(row)
  }
  const onDisk = (files: readonly string[]) =>
    files.some((file) => /Marcador|marcador\.example|4000 0000/.test(readFileSync(file, 'latin1')))

  test('FORM-08 what a person wrote leaves the disk once it is stored and mailed', async () => {
    const { journal, files } = openJournal()
    await journal.keep(request('k'))
    expect(onDisk(files())).toBe(true)
    const due = journal.store.claim()
    if (due) journal.store.stored(due)
    expect(onDisk(files())).toBe(true)
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    expect(onDisk(files())).toBe(false)
    expect(await journal.keep(request('k'))).toBe('kept')
  })

  test('FORM-08 an erased request is gone at once, whatever was still to be done', async () => {
    const { journal, files } = openJournal()
    await journal.keep(request('k'))
    eraseAll(journal)
    eraseAll(journal)
    expect(onDisk(files())).toBe(false)
    expect(journal.remembered()).toEqual([])
    expect(journal.store.nextAt()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('FORM-08 content that came after somebody looked is not erased with the one before', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    const [seen] = journal.remembered()
    await journal.keep(request('k', 'second'))
    if (seen) journal.erase(seen)
    expect(await journal.stateOf(request('k', 'second'))).toBe('kept')
  })

  test('FORM-08 what a reader kept in the log leaves it at the next housekeeping, and nobody waits', async () => {
    const { dir, journal, files } = openJournal()
    await journal.keep(request('k'))
    const reader = openJournalDatabase(dir)
    onTestFinished(() => void reader.close())
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM requests').all()
    eraseAll(journal)
    expect(onDisk(files())).toBe(true)
    await journal.keep(
      request('other', 'other', { ...ana, user_name: 'X', user_email: 'x', user_whatsapp: '1' }),
    )
    reader.exec('COMMIT')
    journal.housekeep()
    expect(onDisk(files())).toBe(false)
  })

  test('finished requests are remembered for 30 days, others until they are finished', async () => {
    const { journal } = openJournal()
    await journal.keep(request('done'))
    time.now += MAIL_AFTER_MS
    await settle(journal)
    await journal.keep(request('open'))
    time.now += 30 * 86_400_000
    journal.housekeep()
    expect(journal.remembered().map(({ key }) => key)).toEqual(['open'])
  })
})

test('FORM-08 FORM-09 what a time.now that was ahead has put off is due when it is right again', async () => {
  const { journal } = openJournal()
  time.now += 30 * 86_400_000
  await journal.keep(request('k'))
  time.now -= 30 * 86_400_000
  journal.housekeep()
  expect(journal.store.claim()).toMatchObject({ key: 'k' })
  expect(await journal.mail.claim()).toMatchObject({ key: 'k' })
  const [leased, retried] = [journal.store.nextAt(), await journal.mail.nextAt()]
  journal.housekeep()
  expect([journal.store.nextAt(), await journal.mail.nextAt()]).toEqual([leased, retried])
})

test('FORM-08 what the dataset has lost is written once more; what nobody keeps any more is not', async () => {
  const { journal } = openJournal()
  await journal.keep(request('open'))
  await journal.keep(request('done'))
  await journal.reportSent({ key: 'done', fingerprint: 'first' })
  storeAll(journal)
  for (const row of journal.remembered()) journal.storeAgain(row)
  expect(journal.store.claim()).toMatchObject({ key: 'open', request: ana })
  expect(journal.store.claim()).toBeUndefined()
})
