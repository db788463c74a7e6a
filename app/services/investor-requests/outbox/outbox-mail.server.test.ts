import { describe, expect, test } from 'vitest'
import { MAIL_AFTER_MS, openOutbox, request, time } from '~/testing/investor-requests/outbox'

describe('the e-mail of a request (FORM-09)', () => {
  test('is due after two minutes unless a browser reports it', () => {
    const { outbox } = openOutbox()
    outbox.save(request('due'))
    outbox.save(request('reported'))
    expect(outbox.reportSent({ key: 'reported', fingerprint: 'first' })).toBe(true)
    expect(outbox.reportSent({ key: 'nobody', fingerprint: 'first' })).toBe(false)
    expect(outbox.getStatus(request('reported', 'first'))).toBe('mailed')
    time.now += MAIL_AFTER_MS - 1
    expect(outbox.mail.claim()).toBeUndefined()
    expect(outbox.mail.nextAt()).toBe(time.now + 1)
    time.now += 1
    expect(outbox.mail.claim()).toEqual(request('due'))
    expect(outbox.mail.claim()).toBeUndefined()
  })

  test('is claimed by one process at a time', () => {
    const { outbox, again } = openOutbox()
    outbox.save(request('k'))
    time.now += MAIL_AFTER_MS
    expect(outbox.mail.claim()).toBeDefined()
    expect(again().mail.claim()).toBeUndefined()
    time.now += 40_000
    expect(again().mail.claim()).toBeDefined()
  })

  test('is due again for corrected content', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    time.now += MAIL_AFTER_MS
    const first = outbox.mail.claim()
    outbox.save(request('k', 'second'))
    if (first) outbox.mail.markSent(first)
    expect(outbox.getStatus(request('k', 'second'))).toBe('stored')
    expect(outbox.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('is still due for corrected content after a late report of the first', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    outbox.save(request('k', 'second'))
    expect(outbox.reportSent({ key: 'k', fingerprint: 'first' })).toBe(true)
    expect(outbox.getStatus(request('k', 'second'))).toBe('stored')
    expect(outbox.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
  })

  test('is postponed by half a minute when a browser is about to send it', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    outbox.awaitReport('k')
    expect(outbox.mail.nextAt()).toBe(time.now + MAIL_AFTER_MS)
    time.now += MAIL_AFTER_MS - 1
    outbox.awaitReport('k')
    expect(outbox.mail.nextAt()).toBe(time.now + 30_000)
    outbox.reportSent({ key: 'k', fingerprint: 'first' })
    outbox.awaitReport('k')
    expect(outbox.mail.nextAt()).toBeUndefined()
  })

  test('is not retried when a browser reports it during a failing attempt', () => {
    const { outbox } = openOutbox()
    outbox.save(request('k'))
    time.now += MAIL_AFTER_MS
    const due = outbox.mail.claim()
    outbox.reportSent({ key: 'k', fingerprint: 'first' })
    if (due) outbox.mail.markFailed(due, '500 Oops')
    expect(outbox.mail.nextAt()).toBeUndefined()
    expect(outbox.dataset.claim()?.mailState).toMatchObject({ channel: 'browser' })
  })
})
