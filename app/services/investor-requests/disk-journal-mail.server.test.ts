import { describe, expect, test } from 'vitest'
import { MAY_HAVE_ARRIVED } from './journal.server'
import { MAIL_AFTER_MS, MINUTE_MS, openJournal, request, time } from './test-journal'

describe('FORM-09 the e-mail', () => {
  test('is the server’s after two minutes, unless a browser reports it', async () => {
    const { journal } = openJournal()
    await journal.keep(request('mine'))
    await journal.keep(request('reported'))
    expect(await journal.reportSent({ key: 'reported', fingerprint: 'first' })).toBe(true)
    expect(await journal.reportSent({ key: 'nobody', fingerprint: 'first' })).toBe(false)
    expect(await journal.stateOf(request('reported', 'first'))).toBe('mailed')
    time.now += MAIL_AFTER_MS - 1
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBe(time.now + 1)
    time.now += 1
    expect(await journal.mail.claim()).toEqual(request('mine'))
    expect(await journal.mail.claim()).toBeUndefined()
  })

  test('is claimed by one process at a time', async () => {
    const { journal, again } = openJournal()
    await journal.keep(request('k'))
    time.now += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toBeDefined()
    expect(await again().mail.claim()).toBeUndefined()
    time.now += 40_000
    expect(await again().mail.claim()).toBeDefined()
  })

  test('is tried again until it goes out, after pauses that grow up to five minutes', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    time.now += MAIL_AFTER_MS
    const pauses: number[] = []
    for (let count = 0; count < 8; count += 1) {
      const due = await journal.mail.claim()
      if (due) await journal.mail.failed(due, '500 Oops')
      const pause = ((await journal.mail.nextAt()) ?? 0) - time.now
      pauses.push(pause / 1_000)
      time.now += pause
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
    time.now += MAIL_AFTER_MS
    const first = await journal.mail.claim()
    await journal.keep(request('k', 'second'))
    if (first) await journal.mail.sent(first)
    expect(await journal.stateOf(request('k', 'second'))).toBe('kept')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('of the first content, reported late by a browser, does not count for the mended one', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    await journal.keep(request('k', 'second'))
    expect(await journal.reportSent({ key: 'k', fingerprint: 'first' })).toBe(true)
    expect(await journal.stateOf(request('k', 'second'))).toBe('kept')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('is the browser’s for half a minute once the browser is told to send it', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
    time.now += MAIL_AFTER_MS - 1
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBe(time.now + 30_000)
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('that may have arrived is tried again after half an hour', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    time.now += MAIL_AFTER_MS
    const due = await journal.mail.claim()
    if (due) await journal.mail.failed(due, MAY_HAVE_ARRIVED)
    expect(await journal.mail.nextAt()).toBe(time.now + 30 * MINUTE_MS)
  })

  test('that a browser reports while the server fails at it is not tried again', async () => {
    const { journal } = openJournal()
    await journal.keep(request('k'))
    time.now += MAIL_AFTER_MS
    const due = await journal.mail.claim()
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) await journal.mail.failed(due, '500 Oops')
    expect(await journal.mail.nextAt()).toBeUndefined()
    expect(journal.store.claim()?.mailing).toMatchObject({ channel: 'browser' })
  })
})
