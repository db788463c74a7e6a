import { expect, test } from 'vitest'
import { createLog } from '#app/lib/process/log.server'
import { createChangeFeed } from '~/sanity/dataset-changes.server'
import { createDatasetWriter } from '~/services/investor-requests/outbox/delivery-worker.server'
import type { DueDocument } from '~/services/investor-requests/outbox/outbox.server'
import { documentId } from '~/services/investor-requests/outbox/request-document.server'
import { fingerprint } from '#app/services/investor-requests/form/fingerprint.server'
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

const due = (changed: Partial<DueDocument> = {}): DueDocument => ({
  key: KEY,
  change: 1,
  request: investorRequest,
  receivedAt: NOON,
  mailState: { attempts: 0 },
  ...changed,
})
const sent = { attempts: 0, channel: 'browser' as const, sentAt: NOON + 5_000 }

test('stores a request as one private document, and keeps what staff edit (FORM-08)', async () => {
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

  await client.patch(documentId(KEY), { set: { status: 'contactada', notes: 'Llamar' } }).commit()
  await write(due({ request: undefined, mailState: sent }))
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

test('recreates a deleted document only for new content; throws what fails (FORM-08)', async () => {
  const { lake, client, read } = await startDataset()
  const write = createDatasetWriter(() => client)
  await write(due())
  await client.delete(documentId(KEY))
  expect(await write(due({ request: undefined, mailState: sent }))).toBe('missing')
  expect(await read(KEY)).toBeUndefined()
  expect(await write(due({ request: correctedRequest }))).toBe('stored')
  expect(await read(KEY)).toMatchObject({ ...correctedRequest, status: 'nueva' })

  const viewer = lake.as('viewer', { maxRetries: 0 })
  const refused = createDatasetWriter(() => viewer)(due())
  await expect(refused).rejects.toMatchObject({ statusCode: 403 })
  await lake.stop()
  await expect(write(due())).rejects.toThrow()
  await expect(write(due({ request: undefined }))).rejects.toThrow()
})

test('deletes all copies of a deleted request at once, and keeps other requests (FORM-08)', async () => {
  const { client } = await startDataset()
  const relay = await startRelay()
  const log = createLog(() => undefined)
  const { db, outbox } = createTestOutbox(client, log)
  const write = createDatasetWriter(() => client)
  /** Saves and stores a request, and mails it from server and browser. */
  const addRequest = async (key: string, request = investorRequest) => {
    outbox.save({ key, fingerprint: fingerprint(request), request })
    const due = outbox.dataset.claim()
    if (due !== undefined && (await write(due)) === 'stored') outbox.dataset.markStored(due)
    const template_params = { ...request, reference: documentId(key) }
    await send(relay.origin, { ...ids, template_params })
    await sendForm(relay.origin, { ...ids, ...request })
  }
  await addRequest('deleted')
  await addRequest('other', correctedRequest)
  outbox.save({ key: 'waiting', fingerprint: 'waiting', request: investorRequest })
  const subscribe = createChangeFeed(() => client, log, {
    filter: '*[_type == "investorRequest"]',
    isRelevant: ({ transition }) => transition === 'disappear',
    tag: 'erasure',
  })
  await new Promise<void>((resolve) => {
    startDeletion({ client, db, outbox, relay }, (changed) =>
      subscribe((id) => {
        // The feed listens from now on.
        if (id === undefined) resolve()
        changed(id)
      }),
    )
  })
  await expect.poll(async () => (await relay.messages()).length).toBe(4)
  await client.delete(documentId('deleted'))
  await expect.poll(async () => (await relay.messages()).length).toBe(2)
  const left = await relay.messages()
  expect(left.map((message) => message.fingerprint)).toEqual(
    Array(2).fill(fingerprint(correctedRequest)),
  )
  expect(outbox.records().map(({ key }) => key)).toEqual(['other', 'waiting'])
})
