import { describe, expect, test } from 'vitest'
import { MAY_HAVE_ARRIVED } from './journal.server'
import {
  MAIL_AFTER_MS,
  MINUTE_MS,
  openJournal,
  request,
  time,
} from '~/testing/investor-requests/journal'

describe('the e-mail of a request (FORM-09)', () => {
  test('is due after two minutes unless a browser reports it', async () => {
    const { journal } = openJournal()
    await journal.save(request('due'))
    await journal.save(request('reported'))
    expect(await journal.reportSent({ key: 'reported', fingerprint: 'first' })).toBe(true)
    expect(await journal.reportSent({ key: 'nobody', fingerprint: 'first' })).toBe(false)
    expect(await journal.getStatus(request('reported', 'first'))).toBe('mailed')
    time.now += MAIL_AFTER_MS - 1
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await journal.mail.nextAt()).toBe(time.now + 1)
    time.now += 1
    expect(await journal.mail.claim()).toEqual(request('due'))
    expect(await journal.mail.claim()).toBeUndefined()
  })

  test('is claimed by one process at a time', async () => {
    const { journal, again } = openJournal()
    await journal.save(request('k'))
    time.now += MAIL_AFTER_MS
    expect(await journal.mail.claim()).toBeDefined()
    expect(await again().mail.claim()).toBeUndefined()
    time.now += 40_000
    expect(await again().mail.claim()).toBeDefined()
  })

  test('is retried after growing pauses, up to five minutes', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    time.now += MAIL_AFTER_MS
    const pauses: number[] = []
    for (let count = 0; count < 8; count += 1) {
      const due = await journal.mail.claim()
      if (due) await journal.mail.markFailed(due, '500 Oops')
      const pause = ((await journal.mail.nextAt()) ?? 0) - time.now
      pauses.push(pause / 1_000)
      time.now += pause
    }
    expect(pauses).toEqual([5, 10, 20, 40, 80, 160, 300, 300])
    expect(journal.dataset.claim()?.mailing).toMatchObject({ attempts: 8, lastError: '500 Oops' })
    const due = await journal.mail.claim()
    if (due) await journal.mail.markSent(due)
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('is due again for corrected content', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    time.now += MAIL_AFTER_MS
    const first = await journal.mail.claim()
    await journal.save(request('k', 'second'))
    if (first) await journal.mail.markSent(first)
    expect(await journal.getStatus(request('k', 'second'))).toBe('stored')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('is still due for corrected content after a late report of the first', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    await journal.save(request('k', 'second'))
    expect(await journal.reportSent({ key: 'k', fingerprint: 'first' })).toBe(true)
    expect(await journal.getStatus(request('k', 'second'))).toBe('stored')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('is postponed by half a minute when a browser is about to send it', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
    time.now += MAIL_AFTER_MS - 1
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBe(time.now + 30_000)
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    await journal.awaitReport('k')
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('is retried after half an hour if it may have arrived', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    time.now += MAIL_AFTER_MS
    const due = await journal.mail.claim()
    if (due) await journal.mail.markFailed(due, MAY_HAVE_ARRIVED)
    expect(await journal.mail.nextAt()).toBe(time.now + 30 * MINUTE_MS)
  })

  test('is not retried when a browser reports it during a failing attempt', async () => {
    const { journal } = openJournal()
    await journal.save(request('k'))
    time.now += MAIL_AFTER_MS
    const due = await journal.mail.claim()
    await journal.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) await journal.mail.markFailed(due, '500 Oops')
    expect(await journal.mail.nextAt()).toBeUndefined()
    expect(journal.dataset.claim()?.mailing).toMatchObject({ channel: 'browser' })
  })
})
