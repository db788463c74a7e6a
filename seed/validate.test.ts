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

test('reports a missing field with its path (CMS-07)', async () => {
  const { title, ...untitled } = step
  expect(title).toBe('Bajala')
  expect(await validate([untitled])).toMatchObject([
    { id: 'step', type: 'campaignStep', path: 'title', level: 'error' },
  ])
})

test('reports an unknown field as a warning (CMS-07)', async () => {
  expect(await validate([{ ...step, colour: 'red' }])).toMatchObject([
    { path: 'colour', level: 'warning' },
  ])
})

test('reports an error of a document as the Studio does (CMS-07)', async () => {
  const item = { _id: 'g', _type: 'galleryItem', name: 'Volante', type: 'pdf' }
  expect(await validate([item])).toMatchObject([
    { path: '', level: 'error', message: 'Subí el PDF o poné su dirección.' },
  ])
})

test('reports an unknown type as an error (CMS-07)', async () => {
  expect(await validate([{ _id: 'x', _type: 'banner' }])).toMatchObject([
    { id: 'x', level: 'error', message: 'The schemas have no type banner.' },
  ])
})

test('reports a reference to a missing document as an error (CMS-07)', async () => {
  const members = [{ _key: 'a', _type: 'reference', _ref: 'nobody' }]
  const issues = await validate([
    { _id: 'investorsPage', _type: 'investorsPage', team: { members } },
  ])
  expect(issues).toContainEqual(
    expect.objectContaining({ path: 'team.members[_key=="a"]', level: 'error' }),
  )
})

test('answers the queries of rules from the documents', async () => {
  const redirect = { _type: 'redirect', permanent: false }
  const issues = await validate([
    { ...redirect, _id: 'a', from: '/vieja', to: '/otra' },
    { ...redirect, _id: 'b', from: '/otra', to: '/vieja' },
  ])
  expect(issues.map(({ message }) => message)).toContain(
    'Este desvío da vueltas: /vieja → /otra → /vieja.',
  )
})

test('removes the global window afterwards', async () => {
  await validate([step])
  expect('window' in globalThis).toBe(false)
})
