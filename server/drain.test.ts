import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { drainServer, trackResponses } from './drain'
import { listen } from '#app/testing/listen'

const agents: Agent[] = []

afterEach(() => {
  for (const agent of agents.splice(0)) agent.destroy()
})

/** Starts a server whose responses end when `finish` is called. */
async function setUp() {
  const open: ServerResponse[] = []
  const { handle, finished } = trackResponses((request, response) => {
    if (request.url === '/events') response.setHeader('Content-Type', 'text/event-stream')
    open.push(response)
    if (request.url !== '/slow') response.write('begun')
    if (request.url === '/') response.end()
  })
  const server = createServer(handle)
  const origin = await listen(server)
  const agent = new Agent({ keepAlive: true })
  agents.push(agent)
  const request = async (path: string) => {
    const [response] = (await once(get(origin + path, { agent }), 'response')) as [IncomingMessage]
    return response
  }
  return { origin, agent, request, open, finished, drain: () => drainServer(server, finished) }
}

test('answers on an idle connection, closes it, and accepts no other (OPS-01)', async () => {
  const { origin, agent, request, drain } = await setUp()
  const idle = once(agent, 'free')
  ;(await request('/')).resume()
  await idle
  const drained = drain()
  const last = await request('/')
  expect(last.statusCode).toBe(200)
  expect(last.headers.connection).toBe('close')
  await once(last.resume(), 'end')
  await drained
  await expect(fetch(origin)).rejects.toThrow()
})

test('waits for a slow response, but not for an event stream (OPS-01)', async () => {
  const { request, open, finished } = await setUp()
  const events = await request('/events')
  events.on('error', () => undefined).resume()
  const slow = request('/slow')
  await expect.poll(() => open.length).toBe(2)
  const settled = finished().then(() => 'finished')
  const tick = new Promise((resolve) => setImmediate(resolve, 'waiting'))
  expect(await Promise.race([settled, tick])).toBe('waiting')
  open[1]?.end('done')
  expect((await slow).statusCode).toBe(200)
  expect(await settled).toBe('finished')
})
