import { expect, onTestFinished, test, vi } from 'vitest'
import { createLake } from './server'
import { createTempFolder } from './testing/temp-folder'

const DAY_MS = 24 * 60 * 60 * 1000

test.each([
  [2, ['tx-3', 'tx-4']],
  [undefined, ['tx-1', 'tx-2', 'tx-3', 'tx-4']],
])('prunes the history to %s changes', async (historyKeep, kept) => {
  const dir = createTempFolder()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const clock = () => new Date(101 * DAY_MS)
  const lake = createLake({ dir, ...names, clock, historyKeep })
  onTestFinished(() => lake.close())
  const { documents, history } = lake.context
  for (const [index, day] of [1, 2, 3, 50].entries()) {
    const id = `tx-${index + 1}`
    const timestamp = new Date(day * DAY_MS).toISOString()
    const stamps = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp }
    const before = documents.get('page') ?? null
    const changes = [
      { id: 'page', before, after: { _id: 'page', _type: 'page', ...stamps }, mutations: [] },
    ]
    documents.commit({ id, author: 'ana', timestamp, changes })
  }
  await vi.advanceTimersByTimeAsync(2 * 60_000)
  const ids = ['tx-1', 'tx-2', 'tx-3', 'tx-4']
  expect(ids.filter((id) => history.documentAtRevision('page', id) !== undefined)).toEqual(kept)
})
