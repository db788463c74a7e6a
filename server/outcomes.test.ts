import { createServer, get, type IncomingMessage, type RequestListener } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#app/testing/listen'
import { createTrustCheck } from './client-address'
import { type Outcome, reportOutcomes } from './outcomes'

/** Starts a server; `next` resolves to the outcome of the next request. */
async function start(handler: RequestListener) {
  let report: (outcome: Outcome) => void = () => undefined
  const next = () => new Promise<Outcome>((resolve) => (report = resolve))
  const isTrusted = createTrustCheck(['loopback'])
  const origin = await listen(
    createServer(reportOutcomes(handler, isTrusted, (outcome) => report(outcome))),
  )
  const send = (headers: Record<string, string> = {}) => {
    const request = get(`${origin}/ana@correo.com?q=ana`, { headers })
    const response = new Promise<IncomingMessage>((resolve, reject) =>
      request.once('response', resolve).once('error', reject),
    )
    return { request, response }
  }
  return { next, send }
}

test('keeps the id of a trusted proxy only if it looks like an id', async () => {
  const { next, send } = await start((_request, response) => response.end())
  for (const [id, isKept] of [
    ['a-proxy-s_own-id', true],
    ['short', false],
    ['with a space and "quotes"', false],
    ['x'.repeat(65), false],
  ] as const) {
    const outcome = next()
    ;(await send({ 'X-Request-Id': id }).response).resume()
    expect((await outcome).id === id).toBe(isKept)
  }
})

test('reports 499 when the client leaves before a response', async () => {
  let onRequest: () => void = () => undefined
  const arrived = new Promise<void>((resolve) => (onRequest = resolve))
  const { next, send } = await start(() => onRequest())
  const outcome = next()
  const { request, response } = send()
  await arrived
  request.destroy()
  await expect(response).rejects.toThrow()
  expect(await outcome).toMatchObject({ status: 499, route: 'other' })
})
