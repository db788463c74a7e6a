import { createServer } from 'node:http'
import { createClient, type SanityClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { lakeConfig } from '#app/testing/lake-config'
import { listen } from '#app/testing/listen'
import { Session } from './lake/session'
import { lakeRequester } from './lake-requester'

type Answer = number | { readonly status: number; readonly body: object }

/** Creates a client of a lake that answers in this order, then repeats the last answer. */
async function createLakeClient(...answers: readonly Answer[]) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    const answer = answers[requests.length] ?? answers.at(-1) ?? 200
    const { status, body } =
      typeof answer === 'number' ? { status: answer, body: { documents: [] } } : answer
    requests.push(`${request.method ?? ''} ${request.url?.replace(/\?.*/, '') ?? ''}`)
    request.resume()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const session = new Session()
  const client = createClient({
    ...lakeConfig(await listen(server)),
    ...lakeRequester({ session, retryDelay: () => 1 }),
    token: 'token',
  })
  return { client, requests, session }
}

const unavailable = Array.from({ length: 12 }, () => 503)
const getCurrentUser = (client: SanityClient) => client.users.getById('me')
const edit = { patch: { id: 'a', set: { title: 'b' } } }

test('retries reads and writes until the lake is available', async () => {
  const reading = await createLakeClient(...unavailable, 200)
  await reading.client.getDocument('a')
  expect(reading.requests).toHaveLength(unavailable.length + 1)

  const writing = await createLakeClient(...unavailable, 200)
  await writing.client.mutate([edit], { transactionId: 'once' })
  expect(writing.requests).toHaveLength(unavailable.length + 1)
})

test('does not retry a write without a transaction id, or a rejected write', async () => {
  const nameless = await createLakeClient(503)
  await expect(nameless.client.mutate([edit])).rejects.toMatchObject({ statusCode: 503 })
  expect(nameless.requests).toHaveLength(1)

  const rejected = await createLakeClient(409)
  const write = rejected.client.mutate([edit], { transactionId: 'once' })
  await expect(write).rejects.toMatchObject({ statusCode: 409 })
  expect(rejected.requests).toHaveLength(1)
})

const currentUser = (id?: string) => ({ status: 200, body: { id } })

test.each([
  ['a write', 401, (client: SanityClient) => client.mutate([edit])],
  ['the current-user request', currentUser(), getCurrentUser],
  ['the current-user request after another user', currentUser('beto'), getCurrentUser],
])('%s waits for a sign-in after the end of the session', async (_what, answer, send) => {
  const { client, requests, session } = await createLakeClient(
    currentUser('ana'),
    answer,
    currentUser('ana'),
  )
  await getCurrentUser(client)
  const ended = new Promise<void>((resolve) => session.subscribe(resolve))
  const sent = send(client)
  await ended
  expect([session.hasEnded(), requests.length]).toEqual([true, 2])
  session.accept('ana')
  await sent
  expect([session.hasEnded(), requests.length]).toEqual([false, 3])
})

test('rejects requests without a session before a sign-in, and after a sign-out', async () => {
  const { client, session } = await createLakeClient(401, currentUser('ana'), 204, 401)
  await expect(client.getDocument('a')).rejects.toMatchObject({ statusCode: 401 })
  await getCurrentUser(client)
  await client.request({ method: 'POST', url: '/auth/logout' })
  await expect(client.getDocument('a')).rejects.toMatchObject({ statusCode: 401 })
  expect(session.hasEnded()).toBe(false)
})

test('says in Spanish why the lake rejects a change', async () => {
  const error = {
    error: {
      type: 'mutationError',
      description: 'Document "faq" cannot be deleted as there are references to it from "homePage"',
      items: [],
    },
  }
  const { client } = await createLakeClient({ status: 409, body: error })
  await expect(client.mutate([edit], { transactionId: 'once' })).rejects.toThrow(
    'No se puede eliminar "faq" porque "homePage" lo usa. Quitalo de ahí y probá de nuevo.',
  )
})

test('never unpublishes a document with a fixed address with a release (PLAN-04)', async () => {
  const { client, requests } = await createLakeClient(200)
  const unpublish = (publishedId: string) =>
    client.unpublishVersion({ releaseId: 'r', publishedId })
  await expect(unpublish('homePage')).rejects.toThrow('no se despublican')
  expect(requests).toEqual([])
  await unpublish('page-prensa')
  expect(requests).toHaveLength(1)
})
