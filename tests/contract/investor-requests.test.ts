import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createLog } from '~/lib/log.server'
import { datasetChanges } from '~/sanity/dataset-changes.server'
import { createDatasetJournal } from '~/services/investor-requests/dataset-journal.server'
import { createDatasetWriter } from '~/services/investor-requests/dataset-writer.server'
import { createDiskJournal, type DueStore } from '~/services/investor-requests/disk-journal.server'
import { startErasing } from '~/services/investor-requests/erasure.server'
import { openJournalDatabase } from '~/services/investor-requests/journal-database.server'
import { realClock } from '~/services/investor-requests/loop.server'
import { relayMessages } from '~/services/investor-requests/relay-messages.server'
import { documentId } from '~/services/investor-requests/request-document.server'
import { storedDocuments } from '~/services/investor-requests/stored-documents.server'
import { fingerprint } from '../../config/fingerprint.server'
import { wholeForm } from '../../scripts/lib/investor-form'
import { startLake } from './start-lake'
import { ids, send, sendForm, startRelay } from './start-relay'

const ana = { ...wholeForm, user_currency: 'USD' as const }
const mended = { ...ana, user_whatsapp: '+54 11 5000 0000' }
const NOON = Date.parse('2025-03-07T12:00:00Z')
const MINUTE_MS = 60_000
const KEY = '6ba7b810-9dad-41d1-80b4-00c04fd430c8'

/** A lake and a client with every right, as the site's server has it. */
async function startDataset() {
  const lake = await startLake()
  const client = lake.as('administrator', { perspective: 'raw', maxRetries: 0 })
  return { lake, client, read: (key: string) => client.getDocument(documentId(key)) }
}

describe('FORM-08 from the journal to the dataset', () => {
  const due = (changed: Partial<DueStore> = {}): DueStore => ({
    key: KEY,
    change: 1,
    known: false,
    request: ana,
    receivedAt: NOON,
    mailing: { attempts: 0 },
    ...changed,
  })
  const sent = { attempts: 0, channel: 'browser' as const, sentAt: NOON + 5_000 }

  test('a request becomes a private document, once however often it is written', async () => {
    const { lake, client, read } = await startDataset()
    const write = createDatasetWriter(
      () => client,
      () => NOON,
    )
    expect(await write(due())).toBe('stored')
    expect(await write(due())).toBe('stored')
    expect(await read(KEY)).toMatchObject({
      _id: `investorRequest.${KEY}`,
      _type: 'investorRequest',
      ...ana,
      status: 'nueva',
      createdAt: '2025-03-07T12:00:00.000Z',
      idempotencyKey: KEY,
      delivery: { state: 'pending', attempts: 0 },
    })
    expect(await client.fetch('count(*[_type == "investorRequest"])')).toBe(1)
    expect(await lake.anonymous().getDocument(documentId(KEY))).toBeUndefined()
  })

  test('what staff have written stays theirs', async () => {
    const { client, read } = await startDataset()
    const write = createDatasetWriter(
      () => client,
      () => NOON,
    )
    await write(due())
    await client.patch(documentId(KEY), { set: { status: 'contactada', notes: 'Llamar' } }).commit()
    await write(due({ known: true, request: undefined, mailing: sent }))
    expect(await read(KEY)).toMatchObject({
      ...ana,
      status: 'contactada',
      notes: 'Llamar',
      delivery: { state: 'sent', channel: 'browser', sentAt: '2025-03-07T12:00:05.000Z' },
    })
    await write(due({ known: true, request: mended, receivedAt: NOON + MINUTE_MS }))
    expect(await read(KEY)).toMatchObject({
      ...mended,
      createdAt: '2025-03-07T12:01:00.000Z',
      notes: 'Llamar',
    })
  })

  test('a document that staff have deleted is not made again', async () => {
    const { client, read } = await startDataset()
    const write = createDatasetWriter(() => client)
    await write(due())
    await client.delete(documentId(KEY))
    expect(await write(due({ known: true, request: undefined, mailing: sent }))).toBe('gone')
    expect(await write(due({ known: true, request: mended }))).toBe('gone')
    expect(await read(KEY)).toBeUndefined()
  })

  test('a refusal, and a dataset that is down, are errors to be tried again', async () => {
    const { lake, client } = await startDataset()
    const viewer = lake.as('viewer', { maxRetries: 0 })
    await expect(createDatasetWriter(() => viewer)(due())).rejects.toMatchObject({
      statusCode: 403,
    })
    await lake.stop()
    const write = createDatasetWriter(() => client)
    await expect(write(due())).rejects.toThrow()
    await expect(write(due({ known: true }))).rejects.toThrow()
  })
})

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
    expect(await journal.stateOf(KEY, fingerprint(ana))).toBe('unknown')
    expect(await journal.keep(given())).toBe('kept')
    expect(await journal.keep(given())).toBe('kept')
    expect(await read(KEY)).toMatchObject({ ...ana, delivery: { state: 'pending' } })
    expect(await client.fetch('count(*[_type == "investorRequest"])')).toBe(1)
    expect(await journal.stateOf(KEY, fingerprint(ana))).toBe('kept')
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
    await journal.reportSent(KEY)
    expect(await journal.stateOf(KEY, fingerprint(ana))).toBe('mailed')
    pass(MINUTE_MS)
    await journal.keep(given(mended))
    expect(await journal.stateOf(KEY, fingerprint(ana))).toBe('unknown')
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
    expect(await journal.reportSent(KEY)).toBe(true)
    expect(await journal.reportSent(KEY)).toBe(true)
    expect(await journal.reportSent('another')).toBe(false)
    pass(60 * MINUTE_MS)
    expect(await journal.mail.claim()).toBeUndefined()
    expect(await read(KEY)).toMatchObject({ delivery: { state: 'sent', channel: 'browser' } })
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

describe('FORM-08 what staff delete is erased everywhere', () => {
  async function startEverything() {
    const { lake, client } = await startDataset()
    const relay = await startRelay()
    const dir = mkdtempSync(path.join(os.tmpdir(), 'erasure-'))
    const db = openJournalDatabase(dir)
    const journal = createDiskJournal({ db, mailAfterMs: 0 })
    const lines: string[] = []
    const log = createLog((line) => lines.push(line))
    onTestFinished(() => {
      db.close()
      rmSync(dir, { recursive: true })
    })
    const write = createDatasetWriter(() => client)
    return {
      lake,
      client,
      relay,
      journal,
      lines,
      /** Keeps, stores and mails a request, once by the server and once by a browser. */
      bring: async (key: string, request = ana) => {
        await journal.keep({ key, fingerprint: fingerprint(request), request })
        const due = journal.store.claim()
        if (due !== undefined && (await write(due)) === 'stored') journal.store.stored(due)
        await send(relay.origin, {
          ...ids,
          template_params: { ...request, reference: documentId(key) },
        })
        await sendForm(relay.origin, { ...ids, ...request })
      },
      erase: () => {
        const erasing = startErasing({
          subscribe: datasetChanges(client, log, {
            filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
            counts: ({ transition }) => transition === 'disappear',
            tag: 'erasure',
          }),
          documents: storedDocuments(() => client),
          journal,
          messages: relayMessages(relay.origin),
          clock: realClock,
          log,
        })
        onTestFinished(() => erasing.stop())
        return erasing
      },
    }
  }

  test('at once, while somebody listens; the others stay', async () => {
    const { client, relay, journal, bring, erase } = await startEverything()
    await bring('deleted')
    await bring('other', mended)
    await journal.keep({ key: 'waiting', fingerprint: 'waiting', request: ana })
    erase()
    await expect.poll(async () => (await relay.messages()).length).toBe(4)
    await client.delete(documentId('deleted'))
    await expect.poll(async () => (await relay.messages()).length).toBe(2)
    const left = await relay.messages()
    expect(left.map((message) => message.fingerprint)).toEqual(Array(2).fill(fingerprint(mended)))
    expect(journal.remembered().map(({ key }) => key)).toEqual(['other', 'waiting'])
  })

  test('when it was deleted while nobody listened', async () => {
    const { client, relay, journal, lines, bring, erase } = await startEverything()
    await bring('deleted')
    await client.delete(documentId('deleted'))
    erase()
    await expect.poll(async () => (await relay.messages()).length).toBe(0)
    expect(journal.remembered()).toEqual([])
    expect(lines).toEqual([])
  })

  test('NEWS-03 the notice of a sign-up goes with the sign-up', async () => {
    const { client, relay, erase } = await startEverything()
    const _id = 'newsletterSignup.abc'
    await client.create({ _id, _type: 'newsletterSignup', email: 'ana@correo.example' })
    const notice = { email: 'ana@correo.example', reference: _id }
    await send(relay.origin, { ...ids, template_id: 'newsletter', template_params: notice })
    erase()
    expect(await relay.messages()).toHaveLength(1)
    await client.delete(_id)
    await expect.poll(async () => (await relay.messages()).length).toBe(0)
  })
})
