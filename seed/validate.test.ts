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
    'an error of a document',
    [{ _id: 'g', _type: 'galleryItem', name: 'Volante', type: 'pdf' }],
    { id: 'g', path: '', level: 'error', message: 'Subí el PDF o poné su dirección.' },
  ],
  [
    'an unknown type',
    [{ _id: 'x', _type: 'banner' }],
    { id: 'x', level: 'error', message: 'The schemas have no type banner.' },
  ],
  [
    'a reference to a missing document',
    [
      {
        _id: 'investorsPage',
        _type: 'investorsPage',
        team: { members: [{ _key: 'a', _type: 'reference', _ref: 'nobody' }] },
      },
    ],
    { path: 'team.members[_key=="a"]', level: 'error' },
  ],
  [
    'what a rule finds with a query',
    [
      { _id: 'a', _type: 'redirect', permanent: false, from: '/vieja', to: '/otra' },
      { _id: 'b', _type: 'redirect', permanent: false, from: '/otra', to: '/vieja' },
    ],
    { message: 'Este desvío da vueltas: /vieja → /otra → /vieja.' },
  ],
])('reports %s, and leaves no global window (CMS-07)', async (_what, documents, issue) => {
  expect(await validate(documents)).toContainEqual(expect.objectContaining(issue))
  expect('window' in globalThis).toBe(false)
})
