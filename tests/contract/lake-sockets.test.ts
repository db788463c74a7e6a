import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { expectSocketReleased } from '#server/testing/half-open-client'
import { joinPresence, rpc } from './testing/presence'
import { frameField, openSocket } from './testing/socket'
import { startLake } from './testing/start-lake'
import { readText } from './testing/text-stream'

const listenUrl = (query: string) =>
  `https://example.test/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true`

test('one socket carries several streams, each with its own caller', async () => {
  const { as, origin, getToken } = await startLake()
  const socket = await openSocket(origin, '/v1/mux')
  const authorization = `Bearer ${getToken('viewer')}`
  const drafts = `${listenUrl('*[_type == "page"]')}&includeAllVersions=true`
  socket.send({ op: 'open', id: 1, url: drafts, authorization })
  socket.send({ op: 'open', id: 'anon', url: listenUrl('*') })
  socket.send({ op: 'open', id: 3, url: '/lake/v2025-02-19/data/live/events/production' })
  const opened = await socket.atLeast(6)
  for (const id of [1, 'anon', 3]) {
    expect(opened.filter((frame) => frameField(frame, 'id') === id)).toMatchObject([
      { t: 'open' },
      { t: 'msg', event: 'welcome' },
    ])
  }
  await as('editor').create({ _id: 'drafts.a', _type: 'page' })
  await socket.atLeast(7)
  socket.send({ op: 'close', id: 1 })
  // Frames are handled in order, so the response to this one shows that the close is done.
  socket.send({ op: 'open', id: 'last', url: '/v1/data/listen/staging?query=*' })
  expect((await socket.atLeast(8)).slice(6)).toMatchObject([
    { id: 1, t: 'msg', event: 'mutation', eid: expect.stringMatching(/#drafts\.a$/) as string },
    { id: 'last', t: 'fail', status: 404 },
  ])
  await as('editor').mutate([{ create: { _id: 'b', _type: 'page' } }], { transactionId: 'tx-b' })
  const [live, anon] = (await socket.atLeast(10)).slice(8)
  expect(anon).toMatchObject({ id: 'anon', event: 'mutation', eid: 'tx-b#b' })
  expect(live).toEqual({
    id: 3,
    t: 'msg',
    event: 'message',
    eid: 'tx-b',
    data: '{"tags":["s1:all"]}',
  })
})

const wrongStreams = [
  ['a bad token', { url: listenUrl('*'), authorization: 'Bearer wrong' }, 401],
  ['drafts without a token', { url: '/v1/data/live/events/production?includeDrafts=true' }, 401],
  ['a path without a stream', { url: '/v1/data/query/production?query=*' }, 404],
  ['no path', { url: '//' }, 400],
  ['no query', { url: '/v1/data/listen/production' }, 400],
] as const

test('a stream that cannot be opened fails without affecting others', async () => {
  const { origin } = await startLake()
  for (const [name, frame, status] of wrongStreams) {
    const socket = await openSocket(origin, '/v1/mux')
    socket.send({ op: 'open', id: 1, ...frame })
    socket.send({ op: 'open', id: 2, url: listenUrl('*') })
    expect(await socket.atLeast(3), name).toMatchObject([
      { id: 1, t: 'fail', status },
      { id: 2, t: 'open' },
      { id: 2, t: 'msg' },
    ])
  }
})

test('a socket takes over the session of its cookie, unless another site opens it (SAFE-02)', async () => {
  const { lake, origin } = await startLake({ allowedOrigins: ['https://studio.example'] })
  const { accounts } = lake.context
  const ana = {
    email: 'ana@example.test',
    role: 'viewer',
    password: 'una clave bien larga',
  } as const
  const { id } = await accounts.createUser(ana)
  const proxied = { 'x-forwarded-host': 'example.test', 'x-forwarded-proto': 'https' }
  const headers = { ...proxied, cookie: `__Host-lake_session=${accounts.openSession(id)}` }
  const site = { headers, origin: 'https://example.test' }
  const drafts = { op: 'open', id: 1, url: '/v1/data/live/events/production?includeDrafts=true' }
  const own = await openSocket(origin, '/v1/mux', site)
  own.send(drafts)
  expect(await own.atLeast(2)).toMatchObject([{ t: 'open' }, { event: 'welcome' }])
  const foreign = { headers, origin: 'https://studio.example' }
  const other = await openSocket(origin, '/v1/mux', foreign)
  other.send(drafts)
  expect(await other.atLeast(1)).toMatchObject([{ t: 'fail', status: 401 }])
  const presence = await openSocket(origin, '/v1/socket/production', site)
  presence.send(rpc(1, 'presence_subscribe'))
  expect(await presence.atLeast(1)).toMatchObject([{ id: 1, result: expect.any(String) as string }])
})

test('ends an open stream when its token is revoked', async () => {
  const { as, lake, origin } = await startLake()
  const { accounts } = lake.context
  const { id, token } = accounts.createToken({ label: 'Ana', role: 'viewer' })
  const socket = await openSocket(origin, '/v1/mux')
  const authorization = `Bearer ${token}`
  socket.send({ op: 'open', id: 'ana', url: listenUrl('*'), authorization })
  socket.send({ op: 'open', id: 'anon', url: listenUrl('*') })
  await socket.atLeast(4)
  accounts.revokeToken(id)
  await as('editor').create({ _id: 'drafts.a', _type: 'page', title: 'Secreto' })
  await as('editor').create({ _id: 'b', _type: 'page' })
  expect((await socket.atLeast(6)).slice(4)).toMatchObject([
    { id: 'ana', t: 'end' },
    { id: 'anon', t: 'msg', event: 'mutation' },
  ])
})

test('closes a socket after an invalid frame, and releases those at other paths', async () => {
  const { origin } = await startLake()
  const socket = await openSocket(origin, '/v1/mux')
  socket.send('hola')
  expect(await socket.closed).toBe(1008)
  await expect(openSocket(origin, '/v1/nothing')).rejects.toThrow('404')
  await expect(openSocket(origin, '/v2022-06-30/socket/staging')).rejects.toThrow('404')
  await expectSocketReleased(origin, '/v1/nothing')
  // Clients that disconnect at once.
  for (const target of ['//', '/v1/nothing', '*']) {
    const connection = connect(Number(new URL(origin).port), '127.0.0.1')
    const ended = new Promise<void>((resolve) => connection.on('close', () => resolve()))
    connection.on('error', () => undefined)
    connection.write(
      `GET ${target} HTTP/1.1\r\nHost: lake\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      () => connection.resetAndDestroy(),
    )
    await ended
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200)
  }
})

const HEARTBEAT_MS = 15_000
const LISTEN = '/v2025-02-19/data/listen/production?query=*'

/** Lets the test control the intervals of the lake. */
function fakeIntervals(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
}

test('idle streams send comments as heartbeat, and presence sockets what the Studio expects', async () => {
  fakeIntervals()
  const { origin } = await startLake()
  const stream = readText(await fetch(origin + LISTEN))
  const welcome = await stream.until(/#\n\n$/)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  const text = await stream.until(/:\n\n:\n\n$/)
  expect(text.slice(welcome.length)).toBe(':\n\n:\n\n')
  await stream.cancel()

  const socket = new WebSocket(`${origin.replace('http', 'ws')}/v2022-06-30/socket/production`)
  onTestFinished(() => socket.terminate())
  await once(socket, 'open')
  const heartbeat = once(socket, 'message')
  vi.advanceTimersByTime(20_000)
  expect(String((await heartbeat)[0])).toBe('♥')
})

test('closes a socket that does not answer pings, and stops its streams', async () => {
  fakeIntervals()
  const { origin, as } = await startLake()
  const live = await openSocket(origin, '/v1/mux')
  live.send({ op: 'open', id: 1, url: LISTEN })
  await live.atLeast(2)
  const dead = await openSocket(origin, '/v1/mux', { autoPong: false })
  dead.send({ op: 'open', id: 1, url: LISTEN })
  await dead.atLeast(2)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  await live.pinged
  // Frames are handled in order, so the response to this one shows that the pong has arrived.
  live.send({ op: 'open', id: 2, url: '/nothing' })
  await live.atLeast(3)
  vi.advanceTimersByTime(HEARTBEAT_MS)
  expect(await dead.closed).toBe(1006)
  await as('editor').create({ _id: 'a', _type: 'page' })
  expect(await live.atLeast(4)).toMatchObject([{}, {}, {}, { id: 1, event: 'mutation' }])
})

const LISTEN_TO_PAGES = `/v2025-02-19/data/listen/production?query=${encodeURIComponent('*[_type == "page"]')}`

test('closes without errors while streams are being opened and users are present', async () => {
  // Errors that would end a lake process.
  const errors: unknown[] = []
  const record = (error: unknown) => void errors.push(error)
  for (const kind of ['unhandledRejection', 'uncaughtExceptionMonitor']) {
    process.on(kind, record)
    onTestFinished(() => void process.off(kind, record))
  }
  const { as, origin, getToken, stop, logged } = await startLake()
  const present = await Promise.all(
    ['s1', 's2', 's3'].map(async (sessionId) => {
      const socket = await joinPresence(origin, getToken('editor'))
      socket.send(rpc(3, 'presence_announce', { data: { sessionId, locations: [] } }))
      await socket.atLeast(3)
      return socket
    }),
  )
  // Starts the query worker, so that it has work when the lake closes.
  await as('viewer').fetch('count(*)')
  const authorization = `Bearer ${getToken('viewer')}`
  const socket = await openSocket(origin, '/v1/mux')
  for (let id = 0; id < 50; id++)
    socket.send({ op: 'open', id, url: LISTEN_TO_PAGES, authorization })
  const overHttp = await Promise.all(
    Array.from({ length: 20 }, () =>
      fetch(origin + LISTEN_TO_PAGES, { headers: { authorization } }),
    ),
  )
  const ends = overHttp.map((response) => response.text().catch(() => 'closed'))
  await socket.atLeast(50)
  await stop()
  await Promise.all([...[socket, ...present].map(({ closed }) => closed), ...ends])
  expect({ errors, logged }).toEqual({ errors: [], logged: [] })
})
