import { once } from 'node:events'
import { get } from 'node:http'
import type { ListenOptions } from '@sanity/client'
import { afterAll, expect, test } from 'vitest'
import { collect } from './testing/event-log'
import { getRejection } from './testing/lake-client'
import { fromAddress, slowCondition, startLakeWithPages } from './testing/slow-queries'
import { openSocket } from './testing/socket'
import { startLake } from './testing/start-lake'

/** Shared by the tests that only query, and restore what they write. */
const shared = await startLakeWithPages({ onCleanUp: afterAll })

const listenOptions = { events: ['welcome', 'mutation'] } satisfies ListenOptions

test('stops a query that never ends, without delaying other callers', async () => {
  const { anonymous, editor } = shared
  const visitor = anonymous(fromAddress('203.0.113.1'))
  let stopped = 0
  const rejections = [8, 9].map((levels) =>
    getRejection(visitor.fetch(`*[${slowCondition(levels)}]`)).finally(() => (stopped += 1)),
  )
  const clients = [editor, visitor, anonymous(fromAddress('203.0.113.2')), anonymous()]
  const counts = clients.map((client) => client.fetch('count(*[_type == "page"])'))
  expect(await Promise.all(counts)).toEqual([50, 50, 50, 50])
  expect(stopped).toBe(0)
  await editor.create({ _id: 'new', _type: 'page' })
  expect(await visitor.fetch('count(*)')).toBe(51)
  await editor.delete('new')
  for (const error of await Promise.all(rejections)) {
    expect(error).toMatchObject({
      statusCode: 400,
      details: { type: 'queryEvaluationError' },
      message: 'The query took longer than 900 ms and was stopped.',
    })
  }
})

test('a query that exhausts memory fails alone; later queries are answered', async () => {
  const { editor } = shared
  const texts = `{"t":[${Array.from({ length: 60 }, (_, n) => `upper(s+"${n}")`).join(',')}]}`
  const filling = `*[0]{"s":"aaaaaaaaaaaaaaaa"}${'{"s":s+s}'.repeat(22)}${texts}`
  expect(await getRejection(editor.fetch(filling))).toMatchObject({
    statusCode: 400,
    message: 'The query needed more memory than it may use and was stopped.',
  })
  await editor.create({ _id: 'new', _type: 'page' })
  expect(await editor.fetch('count(*)')).toBe(51)
  // The query worker of slow queries has restarted with all documents, including the new one.
  expect(await editor.fetch(`count(*[count(*[${slowCondition(1)}]) == 0])`)).toBe(51)
  await editor.delete('new')
})

test('replaces a query worker that was killed; clients retry', async () => {
  const { as, editor, lake } = shared
  expect(await editor.fetch('count(*)')).toBe(50)
  const clientWithoutRetry = as('editor', { maxRetries: 0 })
  const running = clientWithoutRetry
    .fetch(`*[${slowCondition(8)}]`)
    .catch((error: unknown) => error)
  await expect.poll(() => lake.context.queryWorkers.pids().length).toBeGreaterThan(1)
  for (const pid of lake.context.queryWorkers.pids()) process.kill(pid, 'SIGKILL')
  expect(await running).toMatchObject({ statusCode: 503 })
  expect(await editor.fetch('count(*)')).toBe(50)
})

test('kills a query worker that hangs and answers its query with another', async () => {
  const { editor, lake, logged } = shared
  expect(await editor.fetch('count(*)')).toBe(50)
  for (const pid of lake.context.queryWorkers.pids()) process.kill(pid, 'SIGSTOP')
  expect(await editor.fetch('count(*[_type == "page"])')).toBe(50)
  expect(logged.join()).toContain('did not stop in time {"name":"trusted, quick"')
  expect(await editor.fetch('count(*)')).toBe(50)
})

test('concurrent mutations by query are all applied, to drafts too', async () => {
  const { editor } = shared
  await editor.create({ _id: 'drafts.page-1', _type: 'page', n: 0 })
  const ids = ['page-1', 'drafts.page-1']
  const selection = { query: '*[_id in $ids]', params: { ids } }
  const increments = Array.from({ length: 10 }, () =>
    editor.patch(selection).inc({ n: 1 }).commit({ returnDocuments: false }),
  )
  await Promise.all(increments)
  const changed = '*[n > 0] | order(_id)[]{_id, n}'
  expect(await editor.fetch(changed, {}, { perspective: 'raw' })).toEqual([
    { _id: 'drafts.page-1', n: 10 },
    { _id: 'page-1', n: 10 },
  ])
  await editor.delete('drafts.page-1')
})

test('a mutation by query sees earlier mutations of its transaction; an error has its index', async () => {
  const { editor } = shared
  await editor.mutate([
    { create: { _type: 'tag', _id: 'tags.', label: 'x' } },
    { delete: { query: '*[_id == "page-3"]' } },
    { patch: { query: '*[_type == "tag" && !("page-3" in *._id)]', set: { label: 'y' } } },
  ])
  expect(await editor.fetch('*[_type == "tag" || _id == "page-3"].label')).toEqual(['y'])
  const rejected = editor.mutate([
    { delete: { query: '*[_type == "tag"]' } },
    { create: { _id: 'page-1', _type: 'page' } },
  ])
  expect((await getRejection(rejected)).details).toMatchObject({
    items: [{ index: 1, error: { type: 'documentAlreadyExistsError' } }],
  })
  expect(await editor.fetch('count(*[_type == "tag"])')).toBe(1)
})

test('stops an idle query worker, and starts another for the next query (FAST-01)', async () => {
  const { anonymous, lake, editor } = await startLake({ workerIdleMs: 1 })
  const pids = () => lake.context.queryWorkers.pids()
  const pages = collect(
    anonymous().listen('*[_type in ["page"] || _id == "site"]', {}, listenOptions),
  )
  await pages.atLeast(1)
  for (const round of [1, 2]) {
    await expect.poll(pids).toEqual([])
    await editor.create({ _id: `page-${round}`, _type: 'page' })
    await editor.create({ _id: `post-${round}`, _type: 'post' })
    // A filter by id or type needs no query worker.
    expect((await pages.atLeast(round + 1)).at(-1)).toMatchObject({ documentId: `page-${round}` })
    expect(await anonymous().fetch('count(*)')).toBe(2 * round)
  }
  const named = collect(anonymous().listen('*[_id match "n*"]', {}, listenOptions))
  await named.atLeast(1)
  await expect.poll(pids).toEqual([])
  await editor.create({ _id: 'n', _type: 'post' })
  expect(await named.atLeast(2)).toMatchObject([{}, { documentId: 'n' }])
})

test('a closed lake starts no query workers', async () => {
  const { editor, lake, stop } = await startLakeWithPages()
  const queries = Array.from({ length: 20 }, () => editor.fetch(`count(*[${slowCondition(2)}])`))
  const settled = Promise.allSettled(queries)
  await expect.poll(() => lake.context.queryWorkers.pids().length).toBeGreaterThan(0)
  await stop()
  await settled
  await expect.poll(() => lake.context.queryWorkers.pids()).toEqual([])
})

const LISTEN = '/v2025-02-19/data/listen/production?query=*'

test('limits anonymous streams per network address, over HTTP and sockets together', async () => {
  const { as, anonymous, origin, getToken } = await startLake()
  const streams = new AbortController()
  // Node.js closes the stream of a response that nothing refers to.
  const responses: Response[] = []
  const open = async (address: string, headers = {}) => {
    const merged = { ...fromAddress(address).headers, ...headers }
    const response = await fetch(origin + LISTEN, { headers: merged, signal: streams.signal })
    responses.push(response)
    return response
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
