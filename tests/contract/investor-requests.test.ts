import { EventEmitter, once } from 'node:events'
import { describe, expect, test } from 'vitest'
import { createLog } from '#app/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { createDatasetWriter } from '~/services/investor-requests/outbox/delivery-worker.server'
import type { DueDocument } from '~/services/investor-requests/outbox/outbox.server'
import { documentId } from '~/services/investor-requests/outbox/request-document.server'
import { fingerprint } from '#config/fingerprint.server'
import {
  correctedRequest,
  investorRequest,
  KEY,
  MINUTE_MS,
  NOON,
  startDataset,
} from './testing/start-dataset'
import { startDeletion } from './testing/start-deletion'
import { createTestOutbox } from './testing/start-outbox'
import { ids, send, sendForm, startRelay } from './testing/start-relay'

describe('dataset writer', () => {
  const due = (changed: Partial<DueDocument> = {}): DueDocument => ({
    key: KEY,
    change: 1,
    request: investorRequest,
    receivedAt: NOON,
    mailing: { attempts: 0 },
    ...changed,
  })
  const sent = { attempts: 0, channel: 'browser' as const, sentAt: NOON + 5_000 }

  test('stores a request as one private document, even when it is written twice (FORM-08)', async () => {
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
      ...investorRequest,
      status: 'nueva',
      createdAt: '2025-03-07T12:00:00.000Z',
      idempotencyKey: KEY,
      delivery: { state: 'pending', attempts: 0 },
    })
    expect(await client.fetch('count(*[_type == "investorRequest"])')).toBe(1)
    expect(await lake.anonymous().getDocument(documentId(KEY))).toBeUndefined()
  })

  test('keeps what staff have edited (FORM-08)', async () => {
    const { client, read } = await startDataset()
    const write = createDatasetWriter(
      () => client,
      () => NOON,
    )
    await write(due())
    await client.patch(documentId(KEY), { set: { status: 'contactada', notes: 'Llamar' } }).commit()
    await write(due({ request: undefined, mailing: sent }))
    expect(await read(KEY)).toMatchObject({
      ...investorRequest,
      status: 'contactada',
      notes: 'Llamar',
      delivery: { state: 'sent', channel: 'browser', sentAt: '2025-03-07T12:00:05.000Z' },
    })
    await write(due({ request: correctedRequest, receivedAt: NOON + MINUTE_MS }))
    expect(await read(KEY)).toMatchObject({
      ...correctedRequest,
      createdAt: '2025-03-07T12:01:00.000Z',
      notes: 'Llamar',
    })
  })

  test('does not recreate a document that staff have deleted, except for new content (FORM-08)', async () => {
    const { client, read } = await startDataset()
    const write = createDatasetWriter(() => client)
    await write(due())
    await client.delete(documentId(KEY))
    expect(await write(due({ request: undefined, mailing: sent }))).toBe('missing')
    expect(await read(KEY)).toBeUndefined()
    expect(await write(due({ request: correctedRequest }))).toBe('stored')
    expect(await read(KEY)).toMatchObject({ ...correctedRequest, status: 'nueva' })
  })

  test('throws when the dataset rejects a write or is unreachable (FORM-08)', async () => {
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

describe('deletion worker', () => {
  async function startEverything() {
    const { client } = await startDataset()
    const relay = await startRelay()
    const log = createLog(() => undefined)
    const { db, outbox } = createTestOutbox(client, log)
    const write = createDatasetWriter(() => client)
    const worker = new EventEmitter()
    return {
      client,
      relay,
      outbox,
      /** Resolves when the worker listens for deletions. */
      listening: once(worker, 'listening'),
      /** Saves and stores a request, and mails it from server and browser. */
      addRequest: async (key: string, request = investorRequest) => {
        outbox.save({ key, fingerprint: fingerprint(request), request })
        const due = outbox.dataset.claim()
        if (due !== undefined && (await write(due)) === 'stored') outbox.dataset.markStored(due)
        await send(relay.origin, {
          ...ids,
          template_params: { ...request, reference: documentId(key) },
        })
        await sendForm(relay.origin, { ...ids, ...request })
      },
      startWorker: () => {
        const subscribe = createChangeFeed(client, log, {
          filter: '*[_type in ["investorRequest", "newsletterSignup"]]',
          isRelevant: ({ transition }) => transition === 'disappear',
          tag: 'erasure',
        })
        startDeletion({ client, db, outbox, relay }, (changed) =>
          subscribe((id) => {
            if (id === undefined) worker.emit('listening')
            changed(id)
          }),
        )
      },
    }
  }

  test('deletes all copies of a deleted request at once, and keeps other requests (FORM-08)', async () => {
    const { client, relay, outbox, addRequest, startWorker, listening } = await startEverything()
    await addRequest('deleted')
    await addRequest('other', correctedRequest)
    outbox.save({ key: 'waiting', fingerprint: 'waiting', request: investorRequest })
    startWorker()
    await listening
    await expect.poll(async () => (await relay.messages()).length).toBe(4)
    await client.delete(documentId('deleted'))
    await expect.poll(async () => (await relay.messages()).length).toBe(2)
    const left = await relay.messages()
    expect(left.map((message) => message.fingerprint)).toEqual(
      Array(2).fill(fingerprint(correctedRequest)),
    )
    expect(outbox.records().map(({ key }) => key)).toEqual(['other', 'waiting'])
  })

  test('deletes the notice of a deleted newsletter sign-up (NEWS-03)', async () => {
    const { client, relay, startWorker, listening } = await startEverything()
    const _id = 'newsletterSignup.abc'
    await client.create({ _id, _type: 'newsletterSignup', email: 'ana@correo.example' })
    const notice = { email: 'ana@correo.example', reference: _id }
    await send(relay.origin, { ...ids, template_id: 'newsletter', template_params: notice })
    startWorker()
    await listening
    expect(await relay.messages()).toHaveLength(1)
    await client.delete(_id)
    await expect.poll(async () => (await relay.messages()).length).toBe(0)
  })
})
