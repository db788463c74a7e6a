import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../server'
import { createStreams } from './open-stream'
import type { StreamEvent } from './stream'

test('streams that were closed say nothing of what ends after them, and no more are opened', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'lake-streams-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const lake = createLake({ dir, ...names })
  await lake.listen(0)
  const { token } = lake.context.accounts.createToken({ label: 'Ana', role: 'viewer' })
  const streams = createStreams(lake.context)
  const request = {
    url: new URL('http://localhost/v1/data/listen/production?query=*[_type == "page"]'),
    ...{ authorization: `Bearer ${token}`, address: undefined, lastEventId: undefined },
  }
  const sent: StreamEvent[] = []
  const sink = {
    send: (event: StreamEvent) => void sent.push(event),
    room: () => Promise.resolve(),
    end: () => undefined,
    cut: () => undefined,
  }
  // Its filter is still being understood when the lake ends, with the database.
  streams.open(request).start(sink)
  streams.close()
  await lake.close()
  await expect.poll(() => lake.context.evaluator.pids()).toEqual([])
  expect(sent).toEqual([])
  expect(() => streams.open(request)).toThrow('stopping')
})
