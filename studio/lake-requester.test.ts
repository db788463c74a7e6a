import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from '@sanity/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { clientConfig } from '../config/client-config'
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
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const onSessionEnd = vi.fn()
  const apiHost = `http://127.0.0.1:${port}`
  const lake = { projectId: 'embedded', dataset: 'production', apiHost, publicApiHost: apiHost }
  const client = createClient({
    ...clientConfig({ kind: 'embedded', ...lake }),
    ...lakeRequester({ onSessionEnd, retryDelay: () => 1 }),
    token: 'token',
  })
  return { client, requests, onSessionEnd }
}

const unavailable = Array.from({ length: 12 }, () => 503)
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

test('reports the end of the session; only the current-user request gets the 401', async () => {
  const { client, onSessionEnd } = await createLakeClient(401)
  const ended = new Promise((resolve) => onSessionEnd.mockImplementation(() => resolve('ended')))
  expect(await Promise.race([client.getDocument('a'), ended])).toBe('ended')
  expect(onSessionEnd).toHaveBeenCalledTimes(1)

  await expect(client.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
  expect(onSessionEnd).toHaveBeenCalledTimes(1)
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
