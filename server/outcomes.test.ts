import {
  createServer,
  get,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { trustsAny } from './client-address'
import { type Outcome, withOutcomes } from './outcomes'
import { nameRoute } from './route-names'

let server: Server

afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** Starts a site; `next` settles with what becomes of the next request. */
async function start(answer: RequestListener) {
  let tell: (outcome: Outcome) => void = () => undefined
  const next = () => new Promise<Outcome>((resolve) => (tell = resolve))
  server = createServer(withOutcomes(answer, trustsAny(['loopback']), (outcome) => tell(outcome)))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const ask = (headers: Record<string, string> = {}) => {
    const request = get({ port, host: '127.0.0.1', path: '/ana@correo.com?q=ana', headers })
    const response = new Promise<IncomingMessage>((resolve, reject) =>
      request.once('response', resolve).once('error', reject),
    )
    return { request, response }
  }
  return { next, ask }
}

test('what became of a request is reported once it is over, under the id that the answer carries', async () => {
  const { next, ask } = await start((_request, response) => {
    nameRoute(response, '/*')
    response.writeHead(404).end('not here')
  })
  const outcome = next()
  const response = await ask().response
  expect(await text(response)).toBe('not here')
  const { id, bytes, ms, ...rest } = await outcome
  expect(rest).toEqual({ method: 'GET', route: '/*', status: 404 })
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  expect(response.headers['x-request-id']).toBe(id)
  expect(bytes).toBeGreaterThan('not here'.length)
  expect(ms).toBeGreaterThanOrEqual(0)
})

test('a proxy of ours may give the id, unless it is more than an id', async () => {
  const { next, ask } = await start((_request, response) => response.end())
  for (const [given, kept] of [
    ['a-proxy-s_own-id', true],
    ['short', false],
    ['with a space and "quotes"', false],
    ['x'.repeat(65), false],
  ] as const) {
    const outcome = next()
    ;(await ask({ 'X-Request-Id': given }).response).resume()
    expect((await outcome).id === given).toBe(kept)
  }
})

test('a visitor who leaves before there is an answer is a 499', async () => {
  let came: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (came = resolve))
  const { next, ask } = await start(() => came())
  const outcome = next()
  const { request, response } = ask()
  await arrived
  request.destroy()
  await expect(response).rejects.toThrow()
  expect(await outcome).toMatchObject({ status: 499, route: 'other' })
})
