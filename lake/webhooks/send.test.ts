import dns from 'node:dns'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { sendWebhook, signPayload } from './send'

async function send(reply: RequestListener, timeoutMs: number) {
  const server = createServer(reply)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return sendWebhook({
    url: new URL(`http://127.0.0.1:${port}/`),
    method: 'POST',
    headers: {},
    body: '{}',
    lookup: dns.lookup,
    signal: new AbortController().signal,
    timeoutMs,
  })
}

test('reports a receiver that does not respond in time', async () => {
  expect(await send(() => undefined, 50)).toEqual({ kind: 'timeout' })
})

test('a status counts even if the body does not end', async () => {
  const result = await send((_request, response) => response.writeHead(202).write('a'), 300)
  expect(result).toEqual({ kind: 'response', code: 202, body: 'a' })
})

test('keeps only the beginning of a long response', async () => {
  const result = await send((_request, response) => response.end('a'.repeat(1_000_000)), 10_000)
  expect(result).toEqual({ kind: 'response', code: 200, body: 'a'.repeat(4_096) })
})

test('reports a closed port', async () => {
  const result = await send((_request, response) => response.destroy(), 10_000)
  expect(result).toMatchObject({ kind: 'network' })
})

test('signs the time and the body', () => {
  expect(signPayload('{"a":"ñ"}', 'key', 1_700_000_000_000)).toMatch(
    /^t=1700000000000,v1=[\w-]{43}$/,
  )
})
