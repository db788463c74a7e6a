import { expect, onTestFinished, test } from 'vitest'
import { createLake } from './server'
import { createTempFolder } from './testing/temp-folder'

test.each([
  [2, ['tx-3', 'tx-4']],
  [undefined, ['tx-1', 'tx-2', 'tx-3', 'tx-4']],
])('prunes the history to %s changes', (historyKeep, kept) => {
  const dir = createTempFolder()
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const lake = createLake({ dir, ...names, historyKeep })
  onTestFinished(() => lake.close())
  const { documents, history } = lake.context
  const ids = ['tx-1', 'tx-2', 'tx-3', 'tx-4']
  const timestamp = new Date(0).toISOString()
  for (const id of ids) {
    const stamps = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp }
    const before = documents.get('page') ?? null
    const changes = [
      { id: 'page', before, after: { _id: 'page', _type: 'page', ...stamps }, mutations: [] },
    ]
    documents.commit({ id, author: 'ana', timestamp, changes })
  }
  expect(ids.filter((id) => history.documentAtRevision('page', id) !== undefined)).toEqual(kept)
})
