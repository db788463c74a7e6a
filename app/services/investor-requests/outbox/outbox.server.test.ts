import { readFileSync, statSync } from 'node:fs'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openOutboxDatabase } from './outbox-database.server'
import {
  ana,
  MAIL_AFTER_MS,
  MINUTE_MS,
  openOutbox,
  request,
  storeAll,
  type TestOutbox,
  time,
} from '~/testing/investor-requests/outbox'

describe('a stored request (FORM-08)', () => {
  test('is visible to another process, as after a kill', () => {
    const { outbox, again } = openOutbox()
    expect(outbox.getStatus(request('k', 'first'))).toBe('unknown')
    expect(outbox.save(request('k'))).toBe('saved')
    const second = again()
    expect(second.getStatus(request('k', 'first'))).toBe('stored')
    expect(second.dataset.claim()).toEqual({
      key: 'k',
      change: 1,
      request: ana,
      receivedAt: time.now,
      mailState: { attempts: 0 },
    })
  })

  test('stays one request when it arrives twice', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    const due = outbox.dataset.claim()
    expect(outbox.save(request('k'))).toBe('saved')
    if (due) outbox.dataset.markStored(due)
    expect(outbox.dataset.nextAt()).toBeUndefined()
    expect(outbox.records()).toMatchObject([{ key: 'k', fingerprint: 'first', isStored: true }])
  })

  test('is replaced, stored and mailed again after a correction', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    storeAll(outbox)
    time.now += MINUTE_MS
    const corrected = { ...ana, user_whatsapp: '+54 11 5000 0000' }
    expect(outbox.getStatus(request('k', 'second', corrected))).toBe('unknown')
    expect(outbox.save(request('k', 'second', corrected))).toBe('saved')
    expect(outbox.getStatus(request('k', 'first'))).toBe('unknown')
    expect(outbox.getStatus(request('k', 'second'))).toBe('stored')
    expect(outbox.dataset.claim()).toMatchObject({ request: corrected, receivedAt: time.now })
    time.now += MAIL_AFTER_MS
    expect(outbox.mail.claim()).toEqual(request('k', 'second', corrected))
  })

  test('is not replaced by content of another person, or after its e-mail', () => {
    const { outbox } = openOutbox()
    const berta = {
      ...ana,
      user_whatsapp: '+54 11 5000 0000',
      user_email: 'berta@marcador.example',
    }
    outbox.save(request('k'))
    expect(outbox.getStatus(request('k', 'second', berta))).toBe('conflict')
    const corrected = { ...ana, user_email: berta.user_email }
    expect(outbox.getStatus(request('k', 'second', corrected))).toBe('unknown')
    outbox.reportSent({ key: 'k', fingerprint: 'first' })
    expect(outbox.getStatus(request('k', 'second', corrected))).toBe('conflict')
    expect(outbox.getStatus(request('k'))).toBe('mailed')
  })

  test('is readable after the rules of the form change', () => {
    const { db, outbox } = openOutbox()
    outbox.save(request('k'))
    db.prepare(`UPDATE requests SET content = replace(content, 'USD', 'PESO')`).run()
    expect(outbox.records()).toMatchObject([{ key: 'k' }])
    expect(outbox.dataset.claim()?.request).toEqual({ ...ana, user_currency: 'PESO' })
  })

  test('is readable only by the owner of the folder (FORM-10)', () => {
    const { dir, outbox, files } = openOutbox()
    outbox.save(request('k'))
    expect(statSync(dir).mode & 0o777).toBe(0o700)
    expect(files().map((file) => statSync(file).mode & 0o777)).toEqual(files().map(() => 0o600))
  })

  test('is rejected with an error when the disk is full', () => {
    const { db, outbox } = openOutbox()
    db.pragma(`max_page_count = ${String(db.pragma('page_count', { simple: true }))}`)
    const long = { ...ana, user_message: 'x'.repeat(100_000) }
    expect(() => outbox.save(request('k', 'first', long))).toThrow(/full/)
    expect(outbox.getStatus(request('k', 'first'))).toBe('unknown')
  })
})

test('a proof of work is valid for one request in all processes, until it expires (CAP-02)', () => {
  const challenge = () => ({ id: 'nonce', expiresAt: time.now + 20 * MINUTE_MS })
  const { outbox, again } = openOutbox()
  expect(outbox.save(request('k'), challenge())).toBe('saved')
  expect(outbox.save(request('k'), challenge()), 'after a double click').toBe('saved')
  expect(again().save(request('other'), challenge())).toBe('challengeUsed')
  expect(outbox.getStatus(request('other', 'first'))).toBe('unknown')
  time.now += 19 * MINUTE_MS
  outbox.cleanUp()
  expect(outbox.save(request('other'), challenge())).toBe('challengeUsed')
})

describe('a due document (FORM-08)', () => {
  test('is reserved for the process that claimed it', () => {
    const { outbox, again } = openOutbox()
    outbox.save(request('k'))
    expect(outbox.dataset.claim()).toMatchObject({ key: 'k' })
    expect(again().dataset.claim()).toBeUndefined()
    time.now += 20_000
    expect(again().dataset.claim()).toMatchObject({ key: 'k' })
  })

  test('is retried after growing pauses, up to a minute', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    const pauses = Array.from({ length: 8 }, () => {
      const due = outbox.dataset.claim()
      if (due) outbox.dataset.markFailed(due)
      const pause = (outbox.dataset.nextAt() ?? 0) - time.now
      time.now += pause
      return pause / 1_000
    })
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 60, 60])
  })

  test('is due again after a change while it was written', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    const due = outbox.dataset.claim()
    outbox.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) outbox.dataset.markStored(due)
    expect(outbox.dataset.claim()).toMatchObject({
      request: undefined,
      mailState: { channel: 'browser', sentAt: time.now },
    })
  })
})

describe('removed content (FORM-08)', () => {
  const removeAll = (outbox: TestOutbox) => {
    for (const row of outbox.records()) outbox.remove(row)
  }
  const onDisk = (files: readonly string[]) =>
    files.some((file) => /Marcador|marcador\.example|4000 0000/.test(readFileSync(file, 'latin1')))

  test('leaves the disk when both deliveries are complete', () => {
    const { outbox, files } = openOutbox()
    outbox.save(request('k'))
    expect(onDisk(files())).toBe(true)
    const due = outbox.dataset.claim()
    if (due) outbox.dataset.markStored(due)
    expect(onDisk(files())).toBe(true)
    outbox.reportSent({ key: 'k', fingerprint: 'first' })
    expect(onDisk(files())).toBe(false)
    expect(outbox.save(request('k'))).toBe('saved')
  })

  test('leaves the disk at once when the request is removed before its deliveries', () => {
    const { outbox, files } = openOutbox()
    outbox.save(request('k'))
    removeAll(outbox)
    removeAll(outbox)
    expect(onDisk(files())).toBe(false)
    expect(outbox.records()).toEqual([])
    expect(outbox.dataset.nextAt()).toBeUndefined()
    expect(outbox.mail.nextAt()).toBeUndefined()
  })

  test('does not include newer content of the same request', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    const [record] = outbox.records()
    outbox.save(request('k', 'second'))
    if (record) outbox.remove(record)
    expect(outbox.getStatus(request('k', 'second'))).toBe('stored')
  })

  test('leaves the write-ahead log at the next clean-up when a reader has blocked it', () => {
    const { dir, outbox, files } = openOutbox()
    outbox.save(request('k'))
    const reader = openOutboxDatabase(dir)
    onTestFinished(() => void reader.close())
    reader.exec('BEGIN')
    reader.prepare('SELECT * FROM requests').all()
    removeAll(outbox)
    expect(onDisk(files())).toBe(true)
    outbox.save(
      request('other', 'other', { ...ana, user_name: 'X', user_email: 'x', user_whatsapp: '1' }),
    )
    reader.exec('COMMIT')
    outbox.cleanUp()
    expect(onDisk(files())).toBe(false)
  })

  test('keeps finished requests for 30 days, others until they are finished', () => {
    const { outbox } = openOutbox()
    outbox.save(request('done'))
    outbox.reportSent({ key: 'done', fingerprint: 'first' })
    storeAll(outbox)
    time.now += MINUTE_MS
    outbox.save(request('open'))
    time.now += 30 * 86_400_000
    outbox.cleanUp()
    expect(outbox.records().map(({ key }) => key)).toEqual(['open'])
  })
})

test('makes tasks due that a fast clock has postponed (FORM-08, FORM-09)', () => {
  const { outbox } = openOutbox()
  time.now += 30 * 86_400_000
  outbox.save(request('k'))
  time.now -= 30 * 86_400_000
  outbox.cleanUp()
  expect(outbox.dataset.claim()).toMatchObject({ key: 'k' })
  expect(outbox.mail.claim()).toMatchObject({ key: 'k' })
  const [leased, retried] = [outbox.dataset.nextAt(), outbox.mail.nextAt()]
  outbox.cleanUp()
  expect([outbox.dataset.nextAt(), outbox.mail.nextAt()]).toEqual([leased, retried])
})

test('stores lost documents again unless their content is cleared (FORM-08)', () => {
  const { outbox } = openOutbox()
  outbox.save(request('open'))
  outbox.save(request('done'))
  outbox.reportSent({ key: 'done', fingerprint: 'first' })
  storeAll(outbox)
  for (const row of outbox.records()) outbox.storeAgain(row)
  expect(outbox.dataset.claim()).toMatchObject({ key: 'open', request: ana })
  expect(outbox.dataset.claim()).toBeUndefined()
})

test('counts requests that wait for the dataset or their e-mail (FORM-08, FORM-09)', () => {
  const { outbox } = openOutbox()
  const none = { count: 0, oldestAt: undefined }
  expect(outbox.waiting()).toEqual({ dataset: none, mail: none })

  const both = { count: 2, oldestAt: time.now }
  outbox.save(request('a'))
  time.now += MINUTE_MS
  outbox.save(request('b'))
  expect(outbox.waiting()).toEqual({ dataset: both, mail: both })

  const stored = outbox.dataset.claim()
  if (stored !== undefined) outbox.dataset.markStored(stored)
  const last = { count: 1, oldestAt: time.now }
  expect(outbox.waiting()).toEqual({ dataset: last, mail: both })

  // The outdated delivery state of its document does not count.
  outbox.reportSent({ key: 'a', fingerprint: 'first' })
  expect(outbox.waiting()).toEqual({ dataset: last, mail: last })
})
