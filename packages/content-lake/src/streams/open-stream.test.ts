import { expect, onTestFinished, test, vi } from 'vitest'
import { createLake } from '../server'
import { createStreams } from './open-stream'
import type { Sink } from './stream'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

test('disconnects a stream when the lookup of its caller fails', async () => {
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const logged: string[] = []
  const log = (message: string) => logged.push(message)
  const lake = createLake({ dir: createTempFolder(), ...names, log })
  onTestFinished(() => lake.close())
  const { accounts, documents, queryWorkers } = lake.context
  await queryWorkers.start()
  const sent: string[] = []
  const sink: Sink = {
    send: ({ event }) => sent.push(event ?? 'message'),
    drain: () => Promise.resolve(),
    end: () => sent.push('end'),
    disconnect: () => sent.push('disconnect'),
  }
  const { token } = accounts.createToken({ label: 'Ana', role: 'viewer' })
  const { publicUrl } = names
  const url = new URL(`${publicUrl}/v1/data/listen/production?query=*`)
  const request = { url, authorization: `Bearer ${token}`, publicUrl }
  createStreams(lake.context)
    .open({ ...request, address: undefined, lastEventId: undefined })
    .start(sink)
  await expect.poll(() => sent).toEqual(['welcome'])
  const failure = vi.spyOn(accounts, 'findCaller').mockImplementation(() => {
    throw new Error('disk I/O error')
  })
  onTestFinished(() => failure.mockRestore())
  commitTexts(documents, 'tx', { page: 'hola' })
  await expect.poll(() => sent).toEqual(['welcome', 'disconnect'])
  expect(logged).toEqual(['disconnected a stream'])
})
