import { once } from 'node:events'
import { get } from 'node:http'
import { expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { openSocket } from './testing/socket'
import { fromAddress } from './testing/slow-queries'
import { startLake } from './testing/start-lake'

const LISTEN = '/v2025-02-19/data/listen/production?query=*'

test('limits anonymous streams per network address, over HTTP and sockets together', async () => {
  const { as, anonymous, origin, getToken } = await startLake()
  const streams = new AbortController()
  const open = (address: string, headers = {}) => {
    const merged = { ...fromAddress(address).headers, ...headers }
    return fetch(origin + LISTEN, { headers: merged, signal: streams.signal })
  }
  const socket = await openSocket(origin, '/v1/mux', fromAddress('203.0.113.1'))
  for (let id = 0; id < 5; id++) socket.send({ op: 'open', id, url: LISTEN })
  await socket.atLeast(10)
  for (let n = 0; n < 15; n++) expect((await open('203.0.113.1')).status).toBe(200)

  const rejected = await open('203.0.113.1')
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '2'])
  expect(await rejected.json()).toMatchObject({ statusCode: 429, error: 'Too Many Requests' })
  socket.send({ op: 'open', id: 'more', url: LISTEN })
  const [more] = (await socket.atLeast(11)).slice(10)
  expect(more).toMatchObject({ id: 'more', t: 'fail', status: 429 })
  socket.send({ op: 'close', id: 0 })
  socket.send({ op: 'open', id: 'again', url: LISTEN })
  expect((await socket.atLeast(13)).slice(11)).toMatchObject([{ t: 'open' }, { t: 'msg' }])

  // No limit for another address, an editor at the same one, and the site's server.
  expect((await open('203.0.113.2')).status).toBe(200)
  const authorization = `Bearer ${getToken('editor')}`
  for (let n = 0; n < 30; n++) {
    expect((await open('203.0.113.1', { authorization })).status).toBe(200)
  }
  const logs = Array.from({ length: 30 }, () =>
    collect(anonymous().listen('*', {}, { events: ['welcome', 'mutation'] })),
  )
  await Promise.all(logs.map((log) => log.atLeast(1)))
  await as('editor').create({ _id: 'a', _type: 'page' })
  await Promise.all(logs.map((log) => log.atLeast(2)))
  streams.abort()
})

test('limits the total of anonymous streams', async () => {
  const { origin } = await startLake()
  for (let n = 0; n < 10; n++) {
    const socket = await openSocket(origin, '/v1/mux', fromAddress(`203.0.113.${n}`))
    for (let id = 0; id < 20; id++) socket.send({ op: 'open', id, url: LISTEN })
    await socket.atLeast(40)
  }
  const rejected = await fetch(origin + LISTEN, fromAddress('203.0.113.99'))
  expect([rejected.status, await rejected.json()]).toMatchObject([
    429,
    { message: 'Too many open streams at the moment' },
  ])
})

test('limits the streams of signed-in callers per account', async () => {
  const { origin, getToken } = await startLake()
  const open = async (token: string, count: number) => {
    const socket = await openSocket(origin, '/v1/mux')
    const authorization = `Bearer ${token}`
    for (let id = 0; id < count; id++) socket.send({ op: 'open', id, url: LISTEN, authorization })
    return socket
  }
  const ana = getToken('viewer')
  const sockets = await Promise.all([1, 2, 3, 4].map(() => open(ana, 100)))
  for (const socket of sockets) await socket.atLeast(200)
  const [rejected, other] = await Promise.all(
    [ana, getToken('viewer')].map(async (token) => (await (await open(token, 1)).atLeast(1))[0]),
  )
  expect(rejected).toMatchObject({ status: 429, message: 'Too many open streams for one account' })
  expect(other).toMatchObject({ t: 'open' })
  sockets[0]?.send({ op: 'close', id: 7 })
  sockets[0]?.send({ op: 'open', id: 'again', url: LISTEN, authorization: `Bearer ${ana}` })
  expect((await sockets[0]?.atLeast(201))?.at(200)).toMatchObject({ id: 'again', t: 'open' })
})

test('limits sockets per network address, and frees the quota when a socket closes', async () => {
  const { origin } = await startLake()
  const open = () => openSocket(origin, '/v1/mux', fromAddress('203.0.113.1'))
  const [first] = await Promise.all(Array.from({ length: 100 }, open))
  await expect(open()).rejects.toThrow('429')
  await openSocket(origin, '/v1/mux', fromAddress('203.0.113.2'))
  first?.close()
  await first?.closed
  await expect.poll(() => open().then(() => 'open')).toBe('open')
})

test('limits large unread responses per address until their readers disconnect', async () => {
  const { as, origin } = await startLake()
  await as('editor').create({ _id: 'a', _type: 'page', title: '€'.repeat(1_300_000) })
  const url = `${origin}/vX/data/query/production?query=${encodeURIComponent('*[]{"t": [title, title, title, title, title, title]}')}`
  const requestFrom = async (address: string) => {
    const request = get(url, { ...fromAddress(address), agent: false })
    await once(request, 'response')
    return request
  }
  const readers = await Promise.all([1, 2, 3, 4].map(() => requestFrom('203.0.113.1')))
  const rejected = await fetch(url, fromAddress('203.0.113.1'))
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '2'])
  expect((await fetch(url, fromAddress('203.0.113.2'))).status).toBe(200)
  for (const reader of readers) reader.destroy()
  await expect.poll(async () => (await fetch(url, fromAddress('203.0.113.1'))).status).toBe(200)
})

test('limits exports of anonymous callers until their readers finish or disconnect', async () => {
  const { as, origin, getToken } = await startLake()
  const editor = as('editor')
  // More than the buffers of a connection hold, so an export lasts until it is read.
  for (const id of 'abcdefgh') {
    await editor.create({ _id: id, _type: 'page', text: 'x'.repeat(4_000_000) })
  }
  const url = `${origin}/vX/data/export/production`
  const exportFrom = async (address: string, headers = {}) => {
    const merged = { ...fromAddress(address).headers, ...headers }
    const request = get(url, { headers: merged, agent: false })
    const status = await new Promise((resolve, reject) => {
      request.once('response', ({ statusCode }) => resolve(statusCode)).once('error', reject)
    })
    return { request, status }
  }
  const [first, second] = [await exportFrom('203.0.113.1'), await exportFrom('203.0.113.2')]
  expect([first.status, second.status]).toEqual([200, 200])
  const rejected = await fetch(url, fromAddress('203.0.113.1'))
  expect([rejected.status, await rejected.json()]).toMatchObject([
    429,
    { message: 'Too many open exports for one network address' },
  ])
  expect((await fetch(url, fromAddress('203.0.113.3'))).status).toBe(429)

  // No limit for an editor at the same address, and for programs of this machine.
  const authorization = `Bearer ${getToken('editor')}`
  const ofEditor = await exportFrom('203.0.113.1', { authorization })
  const local = new AbortController()
  const ofMachine = await fetch(url, { signal: local.signal })
  expect([ofEditor.status, ofMachine.status]).toEqual([200, 200])
  local.abort()
  for (const { request } of [first, second, ofEditor]) request.destroy()
  const retry = async () => {
    const { request, status } = await exportFrom('203.0.113.1')
    request.destroy()
    return status
  }
  await expect.poll(retry).toBe(200)
})
