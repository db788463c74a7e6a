import { readFileSync, statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openJournalDatabase } from './journal-database.server'
import {
  ana,
  MAIL_AFTER_MS,
  MINUTE_MS,
  deliverAll,
  openJournal,
  request,
  storeAll,
  type TestJournal,
  time,
} from '~/testing/investor-requests/journal'

describe('a stored request (FORM-08)', () => {
  test('is visible to another process, as after a kill', async () => {
    const { journal, again } = openJournal()
    expect(await journal.getStatus(request('k', 'first'))).toBe('unknown')
    expect(await journal.save(request('k'))).toBe('saved')
    const second = again()
    expect(await second.getStatus(request('k', 'first'))).toBe('stored')
    expect(second.dataset.claim()).toEqual({
      key: 'k',
      change: 1,
      request: ana,
      receivedAt: time.now,
      mailing: { attempts: 0 },
    })
  })

  test('stays one request when it arrives twice', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    const due = journal.dataset.claim()
    expect(await journal.save(request('k'))).toBe('saved')
    if (due) journal.dataset.markStored(due)
    expect(journal.dataset.nextAt()).toBeUndefined()
    expect(journal.records()).toMatchObject([{ key: 'k', fingerprint: 'first', isStored: true }])
  })

  test('is replaced, stored and mailed again after a correction', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    storeAll(journal)
    time.now += MINUTE_MS
    const corrected = { ...ana, user_whatsapp: '+54 11 5000 0000' }
    expect(await journal.getStatus(request('k', 'second', corrected))).toBe('unknown')
    expect(await journal.save(request('k', 'second', corrected))).toBe('saved')
    expect(await journal.getStatus(request('k', 'first'))).toBe('unknown')
    expect(await journal.getStatus(request('k', 'second'))).toBe('stored')
    expect(journal.dataset.claim()).toMatchObject({ request: corrected, receivedAt: time.now })
    time.now += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toEqual(request('k', 'second', corrected))
  })

  test('is not replaced by content of another person, or after its e-mail', async () => {
    const { journal } = openJournal()
    const berta = {
      ...ana,
      user_whatsapp: '+54 11 5000 0000',
      user_email: 'berta@marcador.example',
    }
    await journal.save(request('k'))
    expect(await journal.getStatus(request('k', 'second', berta))).toBe('conflict')
    const corrected = { ...ana, user_email: berta.user_email }
    expect(await journal.getStatus(request('k', 'second', corrected))).toBe('unknown')
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    expect(await journal.getStatus(request('k', 'second', corrected))).toBe('conflict')
    expect(await journal.getStatus(request('k'))).toBe('mailed')
  })

  test('is readable after the rules of the form change', async () => {
    const { db, journal } = openJournal()
    await journal.save(request('k'))
    db.prepare(`UPDATE requests SET content = replace(content, 'USD', 'PESO')`).run()
    expect(journal.records()).toMatchObject([{ key: 'k' }])
    expect(journal.dataset.claim()?.request).toEqual({ ...ana, user_currency: 'PESO' })
  })

  test('is readable only by the owner of the folder (FORM-10)', async () => {
    const { dir, journal, files } = openJournal()
    await journal.save(request('k'))
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(files().map((file) => statSync(file).mode & 0o777)).toEqual(files().map(() => 0o600))
  })

  test('is rejected with an error when the disk is full', async () => {
    const { db, journal } = openJournal()
    db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
    const long = { ...ana, user_message: 'x'.repeat(100_000) }
    expect(() => journal.save(request('k', 'first', long))).toThrow(/full/)
    expect(await journal.getStatus(request('k', 'first'))).toBe('unknown')
  })
})

describe('a proof of work is valid for one request (CAP-02)', () => {
  const challenge = () => ({ id: 'nonce', expiresAt: time.now + 20 * MINUTE_MS })

  test('in all processes, until it expires', async () => {
    const { journal, again } = openJournal()
    expect(await journal.save(request('k'), challenge())).toBe('saved')
    expect(await again().save(request('other'), challenge())).toBe('challengeUsed')
    expect(await journal.getStatus(request('other', 'first'))).toBe('unknown')
    time.now += 19 * MINUTE_MS
    journal.cleanUp()
    expect(await journal.save(request('other'), challenge())).toBe('challengeUsed')
  })

  test('which may arrive twice, as after a double click', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'), challenge())
    expect(await journal.save(request('k'), challenge())).toBe('saved')
  })
})

describe('a due document (FORM-08)', () => {
  test('is reserved for the process that claimed it', async () => {
    const { journal, again } = openJournal()
    await journal.save(request('k'))
    expect(journal.dataset.claim()).toMatchObject({ key: 'k' })
    expect(again().dataset.claim()).toBeUndefined()
    time.now += 20_000
    expect(again().dataset.claim()).toMatchObject({ key: 'k' })
  })

  test('is retried after growing pauses, up to a minute', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    const pauses = Array.from({ length: 8 }, () => {
      const due = journal.dataset.claim()
      if (due) journal.dataset.markFailed(due)
      const pause = (journal.dataset.nextAt() ?? 0) - time.now
      time.now += pause
      return pause / 1_000
    })
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('is due again after a change while it was written', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    const due = journal.dataset.claim()
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) journal.dataset.markStored(due)
    expect(journal.dataset.claim()).toMatchObject({
      request: undefined,
      mailing: { channel: 'browser', sentAt: time.now },
    })
  })
})

describe('removed content (FORM-08)', () => {
  const removeAll = (journal: TestJournal) => {
    for (const row of journal.records()) journal.remove(row)
  }
  const onDisk = (files: readonly string[]) =>
    files.some((file) => /Marcador|marcador\.example|4000 0000/.test(readFileSync(file, 'latin1')))

  test('leaves the disk when both deliveries are complete', async () => {
    const { journal, files } = openJournal()
    await journal.save(request('k'))
    expect(onDisk(files())).toBe(true)
    const due = journal.dataset.claim()
    if (due) journal.dataset.markStored(due)
    expect(onDisk(files())).toBe(true)
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    expect(onDisk(files())).toBe(false)
    expect(await journal.save(request('k'))).toBe('saved')
  })

  test('leaves the disk at once when the request is removed before its deliveries', async () => {
    const { journal, files } = openJournal()
    await journal.save(request('k'))
    removeAll(journal)
    removeAll(journal)
    expect(onDisk(files())).toBe(false)
    expect(journal.records()).toEqual([])
    expect(journal.dataset.nextAt()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('does not include newer content of the same request', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    const [record] = journal.records()
    await journal.save(request('k', 'second'))
    if (record) journal.remove(record)
    expect(await journal.getStatus(request('k', 'second'))).toBe('stored')
  })

  test('leaves the write-ahead log at the next clean-up when a reader has blocked it', async () => {
    const { dir, journal, files } = openJournal()
    await journal.save(request('k'))
    const reader = openJournalDatabase(dir)
    onTestFinished(() => void reader.close())
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM requests').all()
    removeAll(journal)
    expect(onDisk(files())).toBe(true)
    await journal.save(
      request('other', 'other', { ...ana, user_name: 'X', user_email: 'x', user_whatsapp: '1' }),
    )
    reader.exec('COMMIT')
    journal.cleanUp()
    expect(onDisk(files())).toBe(false)
  })

  test('keeps finished requests for 30 days, others until they are finished', async () => {
    const { journal } = openJournal()
    await journal.save(request('done'))
    time.now += MAIL_AFTER_MS
    await deliverAll(journal)
    await journal.save(request('open'))
    time.now += 30 * 86_400_000
    journal.cleanUp()
    expect(journal.records().map(({ key }) => key)).toEqual(['open'])
  })
})

test('makes due what a clock that was ahead has postponed (FORM-08, FORM-09)', async () => {
  const { journal } = openJournal()
  time.now += 30 * 86_400_000
  await journal.save(request('k'))
  time.now -= 30 * 86_400_000
  journal.cleanUp()
  expect(journal.dataset.claim()).toMatchObject({ key: 'k' })
  expect(await journal.mail.claim()).toMatchObject({ key: 'k' })
  const [leased, retried] = [journal.dataset.nextAt(), await journal.mail.nextAt()]
  journal.cleanUp()
  expect([journal.dataset.nextAt(), await journal.mail.nextAt()]).toEqual([leased, retried])
})

test('stores lost documents again unless their content is cleared (FORM-08)', async () => {
  const { journal } = openJournal()
  await journal.save(request('open'))
  await journal.save(request('done'))
  await journal.reportSent({ key: 'done', fingerprint: 'first' })
  storeAll(journal)
  for (const row of journal.records()) journal.storeAgain(row)
  expect(journal.dataset.claim()).toMatchObject({ key: 'open', request: ana })
  expect(journal.dataset.claim()).toBeUndefined()
})
