import { expect, onTestFinished, test, vi } from 'vitest'
import { createLake } from '../server'
import { createStreams } from './open-stream'
import type { Sink } from './stream'
import { createTempFolder } from '../testing/temp-folder'

const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }

/** A lake, its streams, and a sink that records events. */
async function openLake() {
  const dir = createTempFolder()
  const logged: string[] = []
  const lake = createLake({ dir, ...names, log: (message) => logged.push(message) })
  await lake.listen(0)
  onTestFinished(() => lake.close())
  const { token } = lake.context.accounts.createToken({ label: 'Ana', role: 'viewer' })
  const request = (query: string) => ({
    url: new URL(`http://localhost/v1/data/listen/production?query=${query}`),
    ...{
      authorization: `Bearer ${token}`,
      address: undefined,
      publicUrl: names.publicUrl,
      lastEventId: undefined,
    },
  })
  const sent: string[] = []
  const sink: Sink = {
    send: ({ event }) => sent.push(event ?? 'message'),
    drain: () => Promise.resolve(),
    end: () => sent.push('end'),
    disconnect: () => sent.push('disconnect'),
  }
  return { lake, streams: createStreams(lake.context), request, sent, sink, logged }
}

test('closed streams send nothing more, and no new stream opens', async () => {
  const { lake, streams, request, sent, sink } = await openLake()
  const listenRequest = request('*[_type == "page"]')
  // The query worker still analyzes the filter when the lake closes.
  streams.open(listenRequest).start(sink)
  streams.close()
  await lake.close()
  await expect.poll(() => lake.context.queryWorkers.pids()).toEqual([])
  expect(sent).toEqual([])
  expect(() => streams.open(listenRequest)).toThrow('stopping')
})

test('disconnects a stream when the lookup of its caller fails', async () => {
  const { lake, streams, request, sent, sink, logged } = await openLake()
  const { accounts, documents, queryWorkers } = lake.context
  await queryWorkers.start()
  streams.open(request('*')).start(sink)
  await expect.poll(() => sent).toEqual(['welcome'])
  const failure = vi.spyOn(accounts, 'findCaller').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  onTestFinished(() => failure.mockRestore())
  const stamps = { _rev: 'tx', _createdAt: '2026', _updatedAt: '2026' }
  const after = { _id: 'page', _type: 'page', ...stamps }
  const changes = [{ id: 'page', before: null, after, mutations: [] }]
  documents.commit({ id: 'tx', author: 'ana', timestamp: '2026', changes })
  await expect.poll(() => sent).toEqual(['welcome', 'disconnect'])
  expect(logged).toEqual(['disconnected a stream'])
})
