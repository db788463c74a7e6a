import type { SanityClient } from '@sanity/client'
import { describe, expect, test } from 'vitest'
import { createDatasetJournal } from '~/services/investor-requests/dataset-journal.server'
import { MAY_HAVE_ARRIVED } from '~/services/investor-requests/journal.server'
import { documentId } from '~/services/investor-requests/request-document.server'
import { fingerprint } from '../../config/fingerprint.server'
import { ana, KEY, mended, MINUTE_MS, NOON, startDataset } from './start-dataset'

describe('FORM-08 FORM-09 the documents themselves as the journal', () => {
  const given = (request = ana) => ({ key: KEY, fingerprint: fingerprint(request), request })

  async function startJournal() {
    const { lake, client, read } = await startDataset()
    let time = NOON
    const open = (as: SanityClient = client) =>
      createDatasetJournal({ client: () => as, mailAfterMs: 2 * MINUTE_MS, now: () => time })
    return { lake, client, read, journal: open(), open, pass: (ms: number) => (time += ms) }
  }

  test('a request is in the dataset when it is kept, once', async () => {
    const { journal, client, read } = await startJournal()
    expect(await journal.stateOf(given())).toBe('unknown')
    expect(await journal.keep(given())).toBe('kept')
    expect(await journal.keep(given())).toBe('kept')
    expect(await read(KEY)).toMatchObject({ ...ana, delivery: { state: 'pending' } })
    expect(await client.fetch('count(*[_type == "investorRequest"])')).toBe(1)
    expect(await journal.stateOf(given())).toBe('kept')
  })

  test('it is not kept while the dataset is down, and its captcha is not used up', async () => {
    const { journal, lake, client } = await startJournal()
    const nowhere = client.withConfig({ apiHost: 'http://127.0.0.1:9' })
    const challenge = { id: 'nonce', expiresAt: NOON + MINUTE_MS }
    let current = nowhere
    const flaky = createDatasetJournal({
      client: () => current,
      mailAfterMs: 0,
      now: () => NOON,
    })
    await expect(flaky.keep(given(), challenge)).rejects.toThrow()
    current = client
    expect(await flaky.keep(given(), challenge)).toBe('kept')
    expect(await flaky.keep({ ...given(), key: 'other' }, challenge)).toBe('spent')
    await lake.stop()
    await expect(journal.keep(given())).rejects.toThrow()
  })

  test('a mended one takes the place of the first, and is mailed anew', async () => {
    const { journal, read, pass } = await startJournal()
    await journal.keep(given())
    pass(MINUTE_MS)
    expect(await journal.stateOf(given(mended))).toBe('unknown')
    await journal.keep(given(mended))
    expect(await journal.stateOf(given())).toBe('unknown')
    // A report of the first that comes late says nothing of the second.
    expect(await journal.reportSent(given())).toBe(true)
    expect(await journal.stateOf(given(mended))).toBe('kept')
    expect(await read(KEY)).toMatchObject({ ...mended, delivery: { state: 'pending' } })
    expect(await journal.mail.nextAt()).toBe(NOON + 3 * MINUTE_MS)
  })

  test('the server mails what no browser reports, one process at a time', async () => {
    const { journal, open, read, pass } = await startJournal()
    await journal.keep(given())
    expect(await journal.mail.claim()).toBeUndefined()
    pass(2 * MINUTE_MS)
    const claims = await Promise.all([journal.mail.claim(), open().mail.claim()])
    expect(claims.filter((claim) => claim !== undefined)).toEqual([given()])
    await journal.mail.failed(given(), '500 Oops')
    expect(await read(KEY)).toMatchObject({
      delivery: { state: 'pending', attempts: 1, lastError: '500 Oops' },
    })
    expect(await journal.mail.claim()).toBeUndefined()
    pass(60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(given())
    await journal.mail.failed(given(), '500 Oops')
    expect(await read(KEY)).toMatchObject({ delivery: { state: 'failing', attempts: 2 } })
    pass(5 * MINUTE_MS)
    await journal.mail.claim()
    await journal.mail.sent(given())
    expect(await read(KEY)).toMatchObject({
      delivery: { state: 'sent', channel: 'server', attempts: 3 },
    })
    expect(await journal.mail.nextAt()).toBeUndefined()
  })

  test('a browser reports what it has sent; nobody reports what there is not', async () => {
    const { journal, read, pass } = await startJournal()
    await journal.keep(given())
    expect(await journal.reportSent(given())).toBe(true)
    expect(await journal.reportSent(given())).toBe(true)
    expect(await journal.reportSent({ ...given(), key: 'another' })).toBe(false)
    pass(60 * MINUTE_MS)
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await read(KEY)).toMatchObject({ delivery: { state: 'sent', channel: 'browser' } })
  })

  test('its key is taken for somebody else, and for everything once it is mailed', async () => {
    const { journal } = await startJournal()
    await journal.keep(given())
    const berta = { ...mended, user_email: 'berta@correo.example' }
    expect(await journal.stateOf(given(berta))).toBe('taken')
    await journal.reportSent(given())
    expect(await journal.stateOf(given())).toBe('mailed')
    expect(await journal.stateOf(given(mended))).toBe('taken')
  })

  test('FORM-09 the browser has half a minute to report what it is told to send', async () => {
    const { journal, pass } = await startJournal()
    await journal.keep(given())
    pass(2 * MINUTE_MS - 1)
    await journal.awaitReport(KEY)
    pass(29_999)
    expect(await journal.mail.claim()).toBeUndefined()
    pass(2)
    expect(await journal.mail.claim()).toEqual(given())
  })

  test('FORM-09 an e-mail that may have arrived is tried again after half an hour', async () => {
    const { journal, pass } = await startJournal()
    await journal.keep(given())
    pass(2 * MINUTE_MS)
    await journal.mail.claim()
    await journal.mail.failed(given(), MAY_HAVE_ARRIVED)
    pass(30 * MINUTE_MS - 1)
    expect(await journal.mail.claim()).toBeUndefined()
    pass(1)
    expect(await journal.mail.claim()).toEqual(given())
  })

  test('FORM-09 what a clock that was ahead has put off is due when it is right again', async () => {
    const { journal, pass } = await startJournal()
    pass(24 * 60 * MINUTE_MS)
    await journal.keep(given())
    pass(-24 * 60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(given())
    await journal.mail.failed(given(), '500 Oops')
    pass(-60 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(given())
  })

  test('FORM-09 many that cannot be sent do not keep a new one from being sent', async () => {
    const { journal, client, pass } = await startJournal()
    const old = new Date(NOON - 60 * MINUTE_MS).toISOString()
    const lastAttemptAt = new Date(NOON + 110_000).toISOString()
    const failing = Array.from({ length: 500 }, (_, number) => ({
      create: {
        ...ana,
        _id: documentId(`failing-${number}`),
        _type: 'investorRequest',
        idempotencyKey: `failing-${number}`,
        createdAt: old,
        delivery: { state: 'failing', attempts: 9, lastAttemptAt },
      },
    }))
    await client.mutate(failing, { visibility: 'sync' })
    await journal.keep(given())
    pass(2 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(given())
  })

  test('one that somebody has spoilt by hand does not hold up the others', async () => {
    const { journal, client, pass } = await startJournal()
    await client.create({
      _id: 'investorRequest.spoilt',
      _type: 'investorRequest',
      idempotencyKey: 'spoilt',
      delivery: { state: 'pending' },
    })
    await journal.keep(given())
    pass(2 * MINUTE_MS)
    expect(await journal.mail.claim()).toEqual(given())
  })
})
