import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { createDatasetJournal } from '~/services/investor-requests/journal/dataset-journal.server'
import { MAY_HAVE_ARRIVED } from '~/services/investor-requests/journal/journal.server'
import { documentId } from '~/services/investor-requests/journal/request-document.server'
import { fingerprint } from '../../config/fingerprint.server'
import {
  correctedRequest,
  investorRequest,
  KEY,
  MINUTE_MS,
  NOON,
  startDataset,
} from './testing/start-dataset'

describe('dataset journal', () => {
  const entry = (request = investorRequest) => ({
    key: KEY,
    fingerprint: fingerprint(request),
    request,
  })

  async function startJournal() {
    const { lake, client, read } = await startDataset()
    let time = NOON
    const open = (as: SanityClient = client) =>
      createDatasetJournal({ client: () => as, mailAfterMs: 2 * MINUTE_MS, now: () => time })
    return { lake, client, read, journal: open(), open, advance: (ms: number) => (time += ms) }
  }

  test('stores a journaled request in the dataset once (FORM-08)', async () => {
    const { journal, client, read } = await startJournal()
    expect(await journal.getStatus(entry())).toBe('unknown')
    expect(await journal.save(entry())).toBe('saved')
    expect(await journal.save(entry())).toBe('saved')
    expect(await read(KEY)).toMatchObject({ ...investorRequest, delivery: { state: 'pending' } })
    expect(await client.fetch('count(*[_type == "investorRequest"])')).toBe(1)
    expect(await journal.getStatus(entry())).toBe('stored')
  })

  test('fails while the dataset is unreachable, without spending the captcha (FORM-08)', async () => {
    const { journal, lake, client } = await startJournal()
    const unreachable = client.withConfig({ apiHost: 'http://127.0.0.1:9' })
    const challenge = { id: 'nonce', expiresAt: NOON + MINUTE_MS }
    let current = unreachable
    const flaky = createDatasetJournal({
      client: () => current,
      mailAfterMs: 0,
      now: () => NOON,
    })
    await expect(flaky.save(entry(), challenge)).rejects.toThrow()
    current = client
    expect(await flaky.save(entry(), challenge)).toBe('saved')
    expect(await flaky.save({ ...entry(), key: 'other' }, challenge)).toBe('challengeUsed')
    await lake.stop()
    await expect(journal.save(entry())).rejects.toThrow()
  })

  test('a corrected request replaces the first and is mailed again (FORM-08)', async () => {
    const { journal, read, advance } = await startJournal()
    await journal.save(entry())
    advance(MINUTE_MS)
    expect(await journal.getStatus(entry(correctedRequest))).toBe('unknown')
    await journal.save(entry(correctedRequest))
    expect(await journal.getStatus(entry())).toBe('unknown')
    // A late report about the first request does not concern the second.
    expect(await journal.reportSent(entry())).toBe(true)
    expect(await journal.getStatus(entry(correctedRequest))).toBe('stored')
    expect(await read(KEY)).toMatchObject({ ...correctedRequest, delivery: { state: 'pending' } })
    expect(await journal.mail.nextAt()).toBe(NOON + 3 * MINUTE_MS)
  })

  test('one process at a time mails what no browser has reported (FORM-08)', async () => {
    const { journal, open, read, advance } = await startJournal()
    await journal.save(entry())
    expect(await journal.mail.claim()).toBeUndefined()
    advance(2 * MINUTE_MS)
    const claims = await Promise.all([journal.mail.claim(), open().mail.claim()])
    expect(claims.filter((claim) => claim !== undefined)).toEqual([entry()])
    await journal.mail.markFailed(entry(), '500 Oops')
    expect(await read(KEY)).toMatchObject({
      delivery: { state: 'pending', attempts: 1, lastError: '500 Oops' },
    })
    expect(await journal.mail.claim()).toBeUndefined()
    advance(60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(entry())
    await journal.mail.markFailed(entry(), '500 Oops')
    expect(await read(KEY)).toMatchObject({ delivery: { state: 'failing', attempts: 2 } })
    advance(5 * MINUTE_MS)
    await journal.mail.claim()
    await journal.mail.markSent(entry())
    expect(await read(KEY)).toMatchObject({
      delivery: { state: 'sent', channel: 'server', attempts: 3 },
    })
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('accepts reports about known requests only (FORM-08)', async () => {
    const { journal, read, advance } = await startJournal()
    await journal.save(entry())
    expect(await journal.reportSent(entry())).toBe(true)
    expect(await journal.reportSent(entry())).toBe(true)
    expect(await journal.reportSent({ ...entry(), key: 'another' })).toBe(false)
    advance(60 * MINUTE_MS)
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await read(KEY)).toMatchObject({ delivery: { state: 'sent', channel: 'browser' } })
  })

  test('rejects a key of another person, or of a mailed request (FORM-08)', async () => {
    const { journal } = await startJournal()
    await journal.save(entry())
    const berta = { ...correctedRequest, user_email: 'berta@correo.example' }
    expect(await journal.getStatus(entry(berta))).toBe('conflict')
    await journal.reportSent(entry())
    expect(await journal.getStatus(entry())).toBe('mailed')
    expect(await journal.getStatus(entry(correctedRequest))).toBe('conflict')
  })

  test('gives the browser 30 seconds to report an e-mail (FORM-09)', async () => {
    const { journal, advance } = await startJournal()
    await journal.save(entry())
    advance(2 * MINUTE_MS - 1)
    await journal.awaitReport(KEY)
    advance(29_999)
    expect(await journal.mail.claim()).toBeUndefined()
    advance(2)
    expect(await journal.mail.claim()).toEqual(entry())
  })

  test('retries an e-mail that may have arrived after 30 minutes (FORM-09)', async () => {
    const { journal, advance } = await startJournal()
    await journal.save(entry())
    advance(2 * MINUTE_MS)
    await journal.mail.claim()
    await journal.mail.markFailed(entry(), MAY_HAVE_ARRIVED)
    advance(30 * MINUTE_MS - 1)
    expect(await journal.mail.claim()).toBeUndefined()
    advance(1)
    expect(await journal.mail.claim()).toEqual(entry())
  })

  test('mails without delay after a clock that was ahead is corrected (FORM-09)', async () => {
    const { journal, advance } = await startJournal()
    advance(24 * 60 * MINUTE_MS)
    await journal.save(entry())
    advance(-24 * 60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(entry())
    await journal.mail.markFailed(entry(), '500 Oops')
    advance(-60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(entry())
  })

  test('mails a new request while many others keep failing (FORM-09)', async () => {
    const { journal, client, advance } = await startJournal()
    const old = new Date(NOON - 60 * MINUTE_MS).toISOString()
    const lastAttemptAt = new Date(NOON + 110_000).toISOString()
    const failing = Array.from({ length: 500 }, (_, number) => ({
      create: {
        ...investorRequest,
        _id: documentId(`failing-${number}`),
        _type: 'investorRequest',
        idempotencyKey: `failing-${number}`,
        createdAt: old,
        delivery: { state: 'failing', attempts: 9, lastAttemptAt },
      },
    }))
    await client.mutate(failing, { visibility: 'sync' })
    await journal.save(entry())
    advance(2 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(entry())
  })

  test('skips a damaged request document (FORM-08)', async () => {
    const { journal, client, advance } = await startJournal()
    await client.create({
      _id: 'investorRequest.damaged',
      _type: 'investorRequest',
      idempotencyKey: 'damaged',
      delivery: { state: 'pending' },
    })
    await journal.save(entry())
    advance(2 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(entry())
  })
})
