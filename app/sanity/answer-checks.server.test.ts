import { createServer } from 'node:http'
import { createClient } from '@sanity/client'
import { expect, test } from 'vitest'
import { lakeConfig } from '~/testing/lake-config'
import { listen } from '~/testing/listen'
import { answerChecks } from './answer-checks.server'

interface Answer {
  readonly type: string
  readonly body: string
  /** Bytes that the header promises; those of the body by default. */
  readonly length?: number
}

/** Creates a client of a dataset that always answers with status 200 and this body. */
async function createClientOf({ type, body, length = Buffer.byteLength(body) }: Answer) {
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(200, { 'Content-Type': type, 'Content-Length': length })
    const isComplete = length === Buffer.byteLength(body)
    if (isComplete) response.end(body)
    else response.write(body, () => response.destroy())
  })
  return createClient({
    ...lakeConfig(await listen(server)),
    ...answerChecks,
    maxRetries: 0,
    timeout: 500,
    token: 'token',
  })
}

const json = (body: object): Answer => ({ type: 'application/json', body: JSON.stringify(body) })

test.each<[string, Answer]>([
  ['a page of a proxy', { type: 'text/html', body: '<h1>Mantenimiento</h1>' }],
  ['other JSON', json({ status: 'ok' })],
  ['JSON that is no object', { type: 'application/json', body: '"ok"' }],
  ['broken JSON', { type: 'application/json', body: '{"result": [' }],
  ['nothing', { type: 'application/json', body: '' }],
  ['half an answer', { type: 'application/json', body: '{"result": [1', length: 200 }],
])('rejects %s in place of a result or a write (SAFE-01)', async (_name, answer) => {
  const client = await createClientOf(answer)
  await expect(client.fetch('*')).rejects.toThrow()
  await expect(client.createIfNotExists({ _id: 'a.b', _type: 'page' })).rejects.toThrow()
  await expect(client.transaction().delete('a.b').commit()).rejects.toThrow()
})

test('accepts the answers of a dataset, also an empty result (SAFE-01)', async () => {
  const reading = await createClientOf(json({ result: null, query: '*[0]', ms: 1 }))
  expect(await reading.fetch('*[0]')).toBeNull()
  const writing = await createClientOf(json({ transactionId: 't', results: [] }))
  expect(await writing.transaction().delete('a.b').commit()).toMatchObject({ transactionId: 't' })
})
