import { expect, onTestFinished, test, vi } from 'vitest'
import { connectNewsletter, signupId } from '~/services/newsletter/subscribe.server'
import { readHistory } from './testing/lake-client'
import { startDataset } from './testing/start-dataset'
import { ids, startRelay } from './testing/start-relay'

const EMAIL = 'ana@correo.example'
const ID = signupId(EMAIL)
const account = {
  publicKey: ids.user_id,
  serviceId: ids.service_id,
  templateId: 'newsletter',
}

async function start() {
  const { lake, client } = await startDataset()
  const relay = await startRelay()
  const subscribe = connectNewsletter(
    { by: 'relay', origin: relay.origin, ...account },
    () => client,
  )
  const read = () => client.getDocument(ID)
  return { lake, client, relay, subscribe, read }
}

test('signs up an unsubscribed address in one transaction, notifies staff (NEWS-03)', async () => {
  const { lake, client, relay, subscribe, read } = await start()
  await subscribe(EMAIL)
  const first = await read()
  await client.patch(ID).set({ status: 'baja' }).commit()
  expect(await subscribe(EMAIL)).toEqual({ ok: true })
  const second = await read()
  expect(second).toMatchObject({ email: EMAIL, status: 'activa' })
  expect(Date.parse(String(second?.createdAt))).toBeGreaterThan(
    Date.parse(String(first?.createdAt)),
  )
  expect(await relay.messages()).toMatchObject([{ reference: ID }, { reference: ID }])
  const history = await readHistory(
    lake.origin,
    lake.getToken('administrator'),
    `transactions/${ID}?excludeContent=true`,
  )
  expect(history.trim().split('\n')).toHaveLength(3)
  const before = await readHistory(
    lake.origin,
    lake.getToken('administrator'),
    `documents/${ID}?revision=${first?._rev}`,
  )
  expect(JSON.parse(before)).toMatchObject({
    documents: [{ createdAt: String(first?.createdAt) }],
  })
})

test('fails without a write token (NEWS-03)', async () => {
  const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => stderr.mockRestore())
  const server = { by: 'relay', origin: 'http://127.0.0.1:9', ...account } as const
  const subscribe = connectNewsletter(server, () => {
    throw new Error('no token')
  })
  expect(await subscribe(EMAIL)).toEqual({ ok: false })
})

test('a repeated sign-up changes nothing, and staff are notified once (NEWS-03)', async () => {
  const { relay, subscribe, read } = await start()
  await subscribe(EMAIL)
  const first = await read()
  expect(await subscribe(EMAIL)).toEqual({ ok: true })
  expect(await read()).toEqual(first)
  expect(await relay.messages()).toHaveLength(1)
})
