import { EventEmitter, once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { realClock } from '~/lib/clock.server'
import { createLog } from '~/lib/log.server'
import { datasetChanges } from '~/sanity/dataset-changes.server'
import { createDatasetWriter } from '~/services/investor-requests/dataset-writer.server'
import { createDiskJournal, type DueStore } from '~/services/investor-requests/disk-journal.server'
import { startErasing } from '~/services/investor-requests/erasure.server'
import { erasureMemory } from '~/services/investor-requests/erasure-memory.server'
import { openJournalDatabase } from '~/services/investor-requests/journal-database.server'
import { relayMessages } from '~/services/investor-requests/relay-messages.server'
import { documentId } from '~/services/investor-requests/request-document.server'
import { storedDocuments } from '~/services/investor-requests/stored-documents.server'
import { fingerprint } from '../../config/fingerprint.server'
import { ana, KEY, mended, MINUTE_MS, NOON, startDataset } from './start-dataset'
import { ids, send, sendForm, startRelay } from './start-relay'

describe('FORM-08 from the journal to the dataset', () => {
  const due = (changed: Partial<DueStore> = {}): DueStore => ({
    key: KEY,
    change: 1,
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
    await write(due({ request: undefined, mailing: sent }))
    expect(await read(KEY)).toMatchObject({
      ...ana,
      status: 'contactada',
      notes: 'Llamar',
      delivery: { state: 'sent', channel: 'browser', sentAt: '2025-03-07T12:00:05.000Z' },
    })
    await write(due({ request: mended, receivedAt: NOON + MINUTE_MS }))
    expect(await read(KEY)).toMatchObject({
      ...mended,
      createdAt: '2025-03-07T12:01:00.000Z',
      notes: 'Llamar',
    })
  })

  test('a document that staff have deleted is not made again, but for new content', async () => {
    const { client, read } = await startDataset()
    const write = createDatasetWriter(() => client)
    await write(due())
    await client.delete(documentId(KEY))
    expect(await write(due({ request: undefined, mailing: sent }))).toBe('missing')
    expect(await read(KEY)).toBeUndefined()
    expect(await write(due({ request: mended }))).toBe('stored')
    expect(await read(KEY)).toMatchObject({ ...mended, status: 'nueva' })
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
    await expect(write(due({ request: undefined }))).rejects.toThrow()
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
    const listening = new EventEmitter()
    return {
      lake,
      client,
      relay,
      journal,
      lines,
      /** Settles once the erasing hears of deletions. */
      heard: once(listening, 'begun'),
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
      /** Settles once everything that there is has been seen. */
      seen: () =>
        expect
          .poll(() => client.fetch<number>('count(*[_id in path("investorRequestsMark.**")])'))
          .toBe(1),
      erase: () => {
        const subscribe = datasetChanges(client, log, {
          filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
          counts: ({ transition }) => transition === 'disappear',
          tag: 'erasure',
        })
        const erasing = startErasing({
          subscribe: (changed) =>
            subscribe((id) => {
              if (id === undefined) listening.emit('begun')
              changed(id)
            }),
          documents: storedDocuments(() => client),
          memory: erasureMemory(db),
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
    const { client, relay, journal, bring, erase, heard } = await startEverything()
    await bring('deleted')
    await bring('other', mended)
    await journal.keep({ key: 'waiting', fingerprint: 'waiting', request: ana })
    erase()
    await heard
    await expect.poll(async () => (await relay.messages()).length).toBe(4)
    await client.delete(documentId('deleted'))
    await expect.poll(async () => (await relay.messages()).length).toBe(2)
    const left = await relay.messages()
    expect(left.map((message) => message.fingerprint)).toEqual(Array(2).fill(fingerprint(mended)))
    expect(journal.remembered().map(({ key }) => key)).toEqual(['other', 'waiting'])
  })

  test('when it was deleted while nobody listened', async () => {
    const { client, relay, journal, lines, bring, erase, seen } = await startEverything()
    await bring('deleted')
    const before = erase()
    await seen()
    await before.stop()
    await client.delete(documentId('deleted'))
    erase()
    await expect.poll(async () => (await relay.messages()).length).toBe(0)
    expect(journal.remembered()).toEqual([])
    expect(lines).toEqual([])
  })

  test('but not what another dataset, or one without its private documents, does not have', async () => {
    const { client, relay, journal, bring, erase, seen } = await startEverything()
    await bring('kept')
    const before = erase()
    await seen()
    await before.stop()
    await client.delete({ query: '*[_id in path("investorRequestsMark.**")]' })
    await client.delete(documentId('kept'))
    erase()
    await expect.poll(() => journal.store.claim()).toMatchObject({ key: 'kept', request: ana })
    expect(await relay.messages()).toHaveLength(2)
    expect(journal.remembered()).toMatchObject([{ key: 'kept', isStored: false }])
  })

  test('NEWS-03 the notice of a sign-up goes with the sign-up', async () => {
    const { client, relay, erase, heard } = await startEverything()
    const _id = 'newsletterSignup.abc'
    await client.create({ _id, _type: 'newsletterSignup', email: 'ana@correo.example' })
    const notice = { email: 'ana@correo.example', reference: _id }
    await send(relay.origin, { ...ids, template_id: 'newsletter', template_params: notice })
    erase()
    await heard
    expect(await relay.messages()).toHaveLength(1)
    await client.delete(_id)
    await expect.poll(async () => (await relay.messages()).length).toBe(0)
  })
})
