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
