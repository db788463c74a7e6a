import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { expectLetGo } from '../stand-ins/half-open-client'
import { openSocket } from './socket'
import { startLake } from './start-lake'

const listenUrl = (query: string) =>
  `https://example.test/lake/v2025-02-19/data/listen/production?query=${encodeURIComponent(query)}&includeResult=true`

const idOf = (frame: unknown): unknown =>
  typeof frame === 'object' && frame !== null ? Reflect.get(frame, 'id') : undefined

test('one socket carries many streams, each with its own caller', async () => {
  const { as, origin, tokenOf } = await startLake()
  const socket = await openSocket(origin, '/v1/mux')
  const authorization = `Bearer ${tokenOf('viewer')}`
  const drafts = `${listenUrl('*[_type == "page"]')}&includeAllVersions=true`
  socket.send({ op: 'open', id: 1, url: drafts, authorization })
  socket.send({ op: 'open', id: 'anon', url: listenUrl('*') })
  socket.send({ op: 'open', id: 3, url: '/lake/v2025-02-19/data/live/events/production' })
  const opened = await socket.atLeast(6)
  for (const id of [1, 'anon', 3]) {
    expect(opened.filter((frame) => idOf(frame) === id)).toMatchObject([
      { t: 'open' },
      { t: 'msg', event: 'welcome' },
    ])
  }
  await as('editor').create({ _id: 'drafts.a', _type: 'page' })
  await socket.atLeast(7)
  socket.send({ op: 'close', id: 1 })
  // Frames are handled in order: once this answer is here, the close above was too.
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
    data: JSON.stringify({ tags: ['s1:all'] }),
  })
})

test.each([
  ['a bad token', { url: listenUrl('*'), authorization: 'Bearer wrong' }, 401],
  ['drafts without a token', { url: '/v1/data/live/events/production?includeDrafts=true' }, 401],
  ['no stream', { url: '/v1/data/query/production?query=*' }, 404],
  ['no address', { url: '//' }, 400],
  ['no query', { url: '/v1/data/listen/production' }, 400],
] as const)('a stream that cannot be opened fails alone: %s', async (_name, frame, status) => {
  const { origin } = await startLake()
  const socket = await openSocket(origin, '/v1/mux')
  socket.send({ op: 'open', id: 1, ...frame })
  socket.send({ op: 'open', id: 2, url: listenUrl('*') })
  expect(await socket.atLeast(3)).toMatchObject([
    { id: 1, t: 'fail', status },
    { id: 2, t: 'open' },
    { id: 2, t: 'msg' },
  ])
})

test('who signs out hears no more, even on a stream that is open', async () => {
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

test('a socket that speaks something else is closed, and other paths are refused', async () => {
  const { origin } = await startLake()
  const socket = await openSocket(origin, '/v1/mux')
  socket.send('hola')
  expect(await socket.closed).toBe(1008)
  await expect(openSocket(origin, '/v1/nothing')).rejects.toThrow('404')
  await expect(openSocket(origin, '/v2022-06-30/socket/staging')).rejects.toThrow('404')
})

test.each(['//', '/v1/nothing', '*'])(
  'an upgrade at %s, whose sender does not wait, harms nobody else',
  async (target) => {
    const { origin } = await startLake()
    const connection = connect(Number(new URL(origin).port), '127.0.0.1')
    const ended = new Promise<void>((resolve) => connection.on('close', () => resolve()))
    connection.on('error', () => undefined)
    connection.write(
      `GET ${target} HTTP/1.1\r\nHost: lake\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
      () => connection.resetAndDestroy(),
    )
    await ended
    expect((await fetch(`${origin}/v1/ping`)).status).toBe(200)
  },
)

test('whoever is refused a socket is let go, also without closing their side', async () => {
  await expectLetGo((await startLake()).origin, '/v1/nothing')
})

test('an upgrade at what is no address is refused', async () => {
  const { origin } = await startLake()
  await expect(openSocket(origin, '//')).rejects.toThrow('404')
})

test('presence: those who are signed in see each other come, move and go', async () => {
  const { origin, tokenOf } = await startLake()
  const rpc = (id: number, method: string, params: object = {}) => ({
    jsonrpc: '2.0',
    id,
    method,
    params,
  })
  const join = async () => {
    const socket = await openSocket(origin, '/v2022-06-30/socket/production?tag=x')
    socket.send(rpc(1, 'presence_subscribe'))
    socket.send(rpc(2, 'authorization', { authorization: `Bearer ${tokenOf('editor')}` }))
    socket.send(rpc(3, 'presence_subscribe'))
    expect(await socket.atLeast(3)).toMatchObject([
      { id: 1, error: { code: -32600 } },
      { id: 2, result: {} },
      { id: 3, result: expect.any(String) as string },
    ])
    return socket
  }
  const ana = await join()
  const beto = await join()
  const locations = [{ type: 'document', documentId: 'a', path: [] }]
  ana.send(rpc(4, 'presence_rollcall', { session: 's-ana' }))
  ana.send(rpc(5, 'presence_announce', { data: { sessionId: 's-ana', locations } }))
  ana.send(rpc(6, 'presence_nonsense'))
  expect((await ana.atLeast(8)).slice(-1)).toMatchObject([{ id: 6, error: { code: -32601 } }])
  ana.close()
  const heard = (await beto.atLeast(6)).slice(3)
  const result = (value: object) => ({ method: 'presence_subscription', params: { result: value } })
  expect(heard).toMatchObject([
    result({ type: 'rollCall', session: 's-ana' }),
    result({ type: 'state', m: { sessionId: 's-ana', locations } }),
    result({ type: 'disconnect', m: { session: 's-ana' } }),
  ])
})
