import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createLake } from '../server'
import { createStreams } from './open-stream'
import type { Sink } from './stream'

const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }

/** The streams of a lake that listens, and one that its viewer asks for. */
async function openLake() {
  const dir = mkdtempSync(path.join(tmpdir(), 'lake-streams-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const logged: string[] = []
  const lake = createLake({ dir, ...names, log: (message) => logged.push(message) })
  await lake.listen(0)
  onTestFinished(() => lake.close())
  const { token } = lake.context.accounts.createToken({ label: 'Ana', role: 'viewer' })
  const request = (query: string) => ({
    url: new URL(`http://localhost/v1/data/listen/production?query=${query}`),
    ...{ authorization: `Bearer ${token}`, address: undefined, lastEventId: undefined },
  })
  const sent: string[] = []
  const sink: Sink = {
    send: ({ event }) => sent.push(event ?? 'message'),
    room: () => Promise.resolve(),
    end: () => sent.push('the end'),
    cut: () => sent.push('cut'),
  }
  return { lake, streams: createStreams(lake.context), request, sent, sink, logged }
}

test('streams that were closed say nothing of what ends after them, and no more are opened', async () => {
  const { lake, streams, request, sent, sink } = await openLake()
  const asked = request('*[_type == "page"]')
  // Its filter is still being understood when the lake ends, with the database.
  streams.open(asked).start(sink)
  streams.close()
  await lake.close()
  await expect.poll(() => lake.context.evaluator.pids()).toEqual([])
  expect(sent).toEqual([])
  expect(() => streams.open(asked)).toThrow('stopping')
})

test('a stream is cut, to be asked for again, while nobody can tell whose it is', async () => {
  const { lake, streams, request, sent, sink, logged } = await openLake()
  const { accounts, documents, evaluator } = lake.context
  await evaluator.start()
  streams.open(request('*')).start(sink)
  await expect.poll(() => sent).toEqual(['welcome'])
  const fault = vi.spyOn(accounts, 'callerOf').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  onTestFinished(() => fault.mockRestore())
  const stamps = { _rev: 'tx', _createdAt: '2026', _updatedAt: '2026' }
  const after = { _id: 'page', _type: 'page', ...stamps }
  const changes = [{ id: 'page', before: null, after, mutations: [] }]
  documents.commit({ id: 'tx', author: 'ana', timestamp: '2026', changes })
  await expect.poll(() => sent).toEqual(['welcome', 'cut'])
  expect(logged).toEqual(['a stream was cut'])
})
