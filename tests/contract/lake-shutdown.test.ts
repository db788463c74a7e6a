import { expect, onTestFinished, test } from 'vitest'
import { joinPresence, rpc } from './testing/presence'
import { openSocket } from './testing/socket'
import { startLake } from './testing/start-lake'

const LISTEN = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}`

/** Records uncaught errors, which would end a lake process. */
function recordUncaught() {
  const errors: unknown[] = []
  const record = (error: unknown) => void errors.push(error)
  for (const kind of ['unhandledRejection', 'uncaughtExceptionMonitor']) process.on(kind, record)
  onTestFinished(() => {
    for (const kind of ['unhandledRejection', 'uncaughtExceptionMonitor']) process.off(kind, record)
  })
  return errors
}

test('closes without errors while streams are being opened', async () => {
  const errors = recordUncaught()
  const { as, origin, getToken, stop } = await startLake()
  // Starts the query worker, so that it has work when the lake closes.
  await as('viewer').fetch('count(*)')
  const authorization = `Bearer ${getToken('viewer')}`
  const socket = await openSocket(origin, '/v1/mux')
  for (let id = 0; id < 50; id++) socket.send({ op: 'open', id, url: LISTEN, authorization })
  const overHttp = await Promise.all(
    Array.from({ length: 20 }, () => fetch(origin + LISTEN, { headers: { authorization } })),
  )
  const ends = overHttp.map((response) => response.text().catch(() => 'closed'))
  await socket.atLeast(50)
  await stop()
  await Promise.all([socket.closed, ...ends])
  expect(errors).toEqual([])
})

test('closes without errors while users are present', async () => {
  const errors = recordUncaught()
  const { origin, getToken, stop, logged } = await startLake()
  const join = async (sessionId: string) => {
    const socket = await joinPresence(origin, getToken('editor'))
    socket.send(rpc(3, 'presence_announce', { data: { sessionId, locations: [] } }))
    await socket.atLeast(3)
    return socket
  }
  const present = await Promise.all(['s1', 's2', 's3'].map(join))
  await stop()
  await Promise.all(present.map(({ closed }) => closed))
  expect({ errors, logged }).toEqual({ errors: [], logged: [] })
})
