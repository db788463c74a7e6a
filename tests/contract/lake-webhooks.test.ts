import type { SanityClient } from '@sanity/client'
import { isValidSignature } from '@sanity/webhook'
import { expect, test } from 'vitest'
import { kill } from './testing/child-process'
import { getRejection } from './testing/lake-client'
import { createAdminClient, startLakeProcess } from './testing/lake-process'
import { startLake } from './testing/start-lake'
import { createTempFolder } from './testing/temp-folder'
import { hang, startReceiver, status, type ReceivedWebhook } from './testing/webhook-receiver'

interface Hook {
  readonly id: string
}
interface LogEntry {
  readonly id: string
  readonly status: string
  readonly [field: string]: unknown
}

const SECRET = 'el secreto de la prueba'
const hooksPath = '/hooks/projects/embedded'

const request = <Body>(client: SanityClient, method: string, path = '', body?: object) =>
  client
    .withConfig({ apiVersion: '2021-10-04' })
    .request<Body>({ method, url: `${hooksPath}${path}`, ...(body && { body }) })

const createHook = (client: SanityClient, origin: string, fields: object = {}) =>
  request<Hook>(client, 'POST', '', {
    ...{ type: 'document', name: 'prueba', url: `${origin}/hook`, dataset: 'production' },
    ...fields,
  })

const parseBodies = (received: readonly ReceivedWebhook[]) =>
  received.map(({ body }) => JSON.parse(body) as unknown)

async function startScene(replies: Parameters<typeof startReceiver>[0] = []) {
  const receiver = await startReceiver(replies)
  const lake = await startLake({ webhookOrigins: [receiver.origin], webhookRetryMs: 5 })
  return { ...lake, receiver, client: lake.as('administrator') }
}

test('sends what filter and projection select, signed and with the headers of the service', async () => {
  const { client, receiver, logged } = await startScene()
  const { id } = await createHook(client, receiver.origin, {
    secret: SECRET,
    headers: { Authorization: 'Bearer ajeno' },
    rule: {
      on: ['create', 'update'],
      filter: '_type == "page" && (delta::operation() == "create" || delta::changedAny(title))',
      projection:
        '{_id, "old": before().title, "new": after().title, "by": author->name, "in": sanity::dataset()}',
    },
  })
  const author = { _type: 'reference', _ref: 'ana', _weak: true }
  await client.create({ _id: 'ana', _type: 'author', name: 'Ana' })
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'borrador' })
  await client.create({ _id: 'privado.a', _type: 'page', title: 'privado' })
  await client.create({ _id: 'a', _type: 'page', title: 'Uno', author })
  await client.patch('a').set({ size: 1 }).commit()
  await client.mutate([{ patch: { id: 'a', set: { title: 'Dos' } } }], { transactionId: 'tx-2' })
  await client.delete('a')
  await client.create({ _id: 'b', _type: 'page', title: 'Fin' })
  const received = await receiver.atLeast(3)
  expect(parseBodies(received)).toEqual([
    { _id: 'a', old: null, new: 'Uno', by: 'Ana', in: 'production' },
    { _id: 'a', old: 'Uno', new: 'Dos', by: 'Ana', in: 'production' },
    { _id: 'b', old: null, new: 'Fin', by: null, in: 'production' },
  ])
  expect(received[1]).toMatchObject({
    method: 'POST',
    path: '/hook',
    headers: {
      'content-type': 'application/json',
      authorization: 'Bearer ajeno',
      'idempotency-key': expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      'sanity-transaction-id': 'tx-2',
      'sanity-document-id': 'a',
      'sanity-operation': 'update',
      'sanity-dataset': 'production',
      'sanity-project-id': 'embedded',
      'sanity-webhook-id': id,
    },
  })
  for (const { headers, body } of received) {
    const signature = String(headers['sanity-webhook-signature'])
    expect(await isValidSignature(body, signature, SECRET)).toBe(true)
    expect(await isValidSignature(body, signature, 'otro')).toBe(false)
  }
  const answers = JSON.stringify(await request(client, 'GET')) + logged.join('\n')
  expect(answers).toContain('"Authorization":"********"')
  expect(answers).toContain('"isSigned":true')
  expect(answers).not.toMatch(/secreto|ajeno/)
})

test('by default sends complete documents of all changes; drafts only when asked to', async () => {
  const { client, receiver } = await startScene()
  await createHook(client, receiver.origin, { includeDrafts: true, httpMethod: 'PUT' })
  await client.create({ _id: 'drafts.a', _type: 'page', title: 'á' })
  await client.transaction().create({ _id: 'a', _type: 'page' }).delete('drafts.a').commit()
  const received = await receiver.atLeast(3)
  expect(received.map(({ headers }) => headers['sanity-operation'])).toEqual([
    ...['create', 'create', 'delete'],
  ])
  expect(parseBodies(received)).toMatchObject([{ title: 'á' }, { _id: 'a' }, { title: 'á' }])
  expect(received[0]?.method).toBe('PUT')
})

test('retries after 500, 429 and a lost connection with the same key, and logs the attempts', async () => {
  const drop = (response: { destroy: () => void }) => response.destroy()
  const { client, receiver } = await startScene([status(500), status(429), drop])
  const { id } = await createHook(client, receiver.origin)
  await client.create({ _id: 'a', _type: 'page' })
  const received = await receiver.atLeast(4)
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  // The log of the last attempt follows its response.
  await client.create({ _id: 'b', _type: 'page' })
  await receiver.atLeast(5)
  const [, message] = await request<LogEntry[]>(client, 'GET', `/${id}/messages`)
  expect(message).toMatchObject({ status: 'success', resultCode: 200, failureCount: 3 })
  const attempts = await request<LogEntry[]>(client, 'GET', `/${id}/attempts`)
  const first = attempts.filter(({ messageId }) => messageId === message?.id)
  expect(first.map(({ failureReason, resultCode }) => [failureReason, resultCode])).toEqual([
    ...[
      [null, 200],
      ['network', null],
      ['http', 429],
      ['http', 500],
    ],
  ])
  const oldest = first.at(-1)
  expect(await request(client, 'GET', `/attempts/${String(oldest?.id)}`)).toEqual(oldest)
  expect(oldest).toMatchObject({ inProgress: false, isFailure: true, resultBody: 'no' })
})

test('gives up after other errors and follows no redirect', async () => {
  const other = await startReceiver()
  const { client, receiver, logged } = await startScene([
    status(302, { Location: `${other.origin}/hook` }),
    status(404),
  ])
  const { id } = await createHook(client, receiver.origin)
  for (const name of ['a', 'b', 'c']) await client.create({ _id: name, _type: 'page' })
  await receiver.atLeast(3)
  const messages = await request<LogEntry[]>(client, 'GET', `/${id}/messages`)
  expect(messages.map(({ resultCode }) => resultCode).slice(1)).toEqual([404, 302])
  expect(messages.map((entry) => entry.status).slice(1)).toEqual(['failure', 'failure'])
  expect(other.received).toEqual([])
  expect(logged.filter((line) => line.includes('was not delivered'))).toHaveLength(2)
})

test('a disabled webhook forgets its queue; a deleted one is gone with its log', async () => {
  const { client, receiver } = await startScene([hang])
  const { id } = await createHook(client, receiver.origin)
  await client.create({ _id: 'a', _type: 'page' })
  await receiver.atLeast(1)
  await request(client, 'PATCH', `/${id}`, { isDisabledByUser: true })
  await client.create({ _id: 'b', _type: 'page' })
  expect(await request(client, 'GET', `/${id}/messages`)).toMatchObject([{ status: 'canceled' }])
  await request(client, 'PATCH', `/${id}`, { isDisabledByUser: false, rule: { projection: '_id' } })
  await client.create({ _id: 'c', _type: 'page' })
  expect(parseBodies(await receiver.atLeast(2))[1]).toBe('c')
  await request(client, 'DELETE', `/${id}`)
  expect(await request(client, 'GET')).toEqual([])
  const rejection = await getRejection(request(client, 'GET', `/${id}/attempts`))
  expect(rejection).toMatchObject({ statusCode: 404 })
})

test.each([
  [{ url: 'https://example.org/' }, /"url".*LAKE_WEBHOOK_ORIGINS/],
  [{ url: 'no' }, /"url" \("no"\)/],
  [{ dataset: 'staging' }, /"dataset" must be "production" or "\*", not "staging"/],
  [{ type: 'transaction' }, /"type" \("transaction"\).*not available/],
  [{ filter: '_type == "a"' }, /"filter".*"rule"/],
  [{ rule: { on: ['publish'] } }, /"rule.on.0" \("publish"\)/],
  [{ rule: { filter: '_type ==' } }, /"rule.filter" \("_type =="\)/],
  [{ rule: { filter: 'geo::contains(a, b)' } }, /"rule.filter".*geo/],
  [{ rule: { filter: '_id in *[_type == "a"]._id' } }, /"rule.filter".*sub-queries/],
  [{ rule: { projection: '{"a": $b}' } }, /"rule.projection".*parameters/],
  [{ headers: { Host: 'a' } }, /"headers.Host": is a header that the lake sets itself/],
  [{ headers: { 'X-A': 'privado\n' } }, /"headers.X-A": may contain/],
  [{ secret: 7 }, /"secret"/],
])('rejects a webhook and names the field: %o', async (fields, message) => {
  const { client, receiver } = await startScene()
  const rejection = await getRejection(createHook(client, receiver.origin, fields))
  expect(rejection).toMatchObject({
    statusCode: 400,
    message: expect.stringMatching(message) as string,
  })
  expect(rejection.message).not.toContain('privado')
})

test('only administrators manage webhooks', async () => {
  const { as, anonymous, receiver } = await startScene()
  const statusOf = async (client: SanityClient) =>
    (await getRejection(createHook(client, receiver.origin))).statusCode
  expect(await statusOf(as('editor'))).toBe(403)
  expect(await statusOf(anonymous())).toBe(401)
})

test(
  'a kill loses no message, neither before nor during an attempt',
  { timeout: 60_000 },
  async () => {
    const receiver = await startReceiver([hang])
    const dataDir = createTempFolder()
    const first = await startLakeProcess(undefined, dataDir, { webhookOrigins: [receiver.origin] })
    const client = createAdminClient(first)
    await createHook(client, receiver.origin, { rule: { projection: '_id' } })
    await client.create({ _id: 'a', _type: 'page' })
    await receiver.atLeast(1)
    for (const id of ['b', 'c', 'd']) await client.create({ _id: id, _type: 'page' })
    await kill(first)

    await startLakeProcess(undefined, dataDir, { webhookOrigins: [receiver.origin] })
    const received = await receiver.atLeast(5)
    expect(parseBodies(received)).toEqual(['a', 'a', 'b', 'c', 'd'])
    const keys = received.map(({ headers }) => headers['idempotency-key'])
    expect(keys[0]).toBe(keys[1])
    expect(new Set(keys).size).toBe(4)
  },
)
