import { expect, test } from 'vitest'
import type { SeedDocument } from './authoring/document'
import { startOfflineDataset } from '#schemas/offline/dataset'
import { validateDocuments } from './validate'

async function validate(documents: readonly SeedDocument[]) {
  const offline = await startOfflineDataset(documents)
  try {
    return await validateDocuments({ documents, client: offline.client })
  } finally {
    await offline.close()
  }
}

const step = { _id: 'step', _type: 'campaignStep', number: 1, title: 'Bajala', text: 'Es gratis.' }

test.each<[string, readonly SeedDocument[], object]>([
  ['a missing field', [{ ...step, title: undefined }], { path: 'title', level: 'error' }],
  ['an unknown field', [{ ...step, colour: 'red' }], { path: 'colour', level: 'warning' }],
  [
    'a reference to a missing document',
    [
      {
        _id: 'a',
        _type: 'galleryPage',
        items: [{ _key: 'a', _type: 'reference', _ref: 'nobody' }],
      },
    ],
    { path: 'items[_key=="a"]', level: 'error' },
  ],
])('reports %s, and leaves no global window (CMS-07)', async (_what, documents, issue) => {
  expect(await validate(documents)).toContainEqual(expect.objectContaining(issue))
  expect('window' in globalThis).toBe(false)
})
