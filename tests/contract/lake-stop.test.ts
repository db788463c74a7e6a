import { expect, onTestFinished, test } from 'vitest'
import { openSocket } from './socket'
import { startLake } from './start-lake'

const LISTEN = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}`

/** What nobody has caught: on its own it would end the lake's process. */
function uncaught() {
  const faults: unknown[] = []
  const note = (fault: unknown) => void faults.push(fault)
  for (const kind of ['unhandledRejection', 'uncaughtExceptionMonitor']) process.on(kind, note)
  onTestFinished(() => {
    for (const kind of ['unhandledRejection', 'uncaughtExceptionMonitor']) process.off(kind, note)
  })
  return faults
}

test('a lake that is stopped while streams are being opened ends without a fault', async () => {
  const faults = uncaught()
  const { as, origin, tokenOf, stop } = await startLake()
  // What evaluates their filters is there, and has answers under way.
  await as('viewer').fetch('count(*)')
  const authorization = `Bearer ${tokenOf('viewer')}`
  const socket = await openSocket(origin, '/v1/mux')
  for (let id = 0; id < 50; id++) socket.send({ op: 'open', id, url: LISTEN, authorization })
  const overHttp = await Promise.all(
    Array.from({ length: 20 }, () => fetch(origin + LISTEN, { headers: { authorization } })),
  )
  const ends = overHttp.map((response) => response.text().catch(() => 'cut'))
  await socket.atLeast(50)
  await stop()
  await Promise.all([socket.closed, ...ends])
  expect(faults).toEqual([])
})

test('a lake that is stopped while people are present ends without a fault', async () => {
  const faults = uncaught()
  const { origin, tokenOf, stop, logged } = await startLake()
  const authorization = `Bearer ${tokenOf('editor')}`
  const join = async (sessionId: string) => {
    const socket = await openSocket(origin, '/v2022-06-30/socket/production')
    const call = (id: number, method: string, params: object) =>
      socket.send({ jsonrpc: '2.0', id, method, params })
    call(1, 'authorization', { authorization })
    call(2, 'presence_subscribe', {})
    call(3, 'presence_announce', { data: { sessionId, locations: [] } })
    await socket.atLeast(3)
    return socket
  }
  const present = await Promise.all(['s1', 's2', 's3'].map(join))
  await stop()
  await Promise.all(present.map(({ closed }) => closed))
  expect({ faults, logged }).toEqual({ faults: [], logged: [] })
})
