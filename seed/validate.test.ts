import { expect, test } from 'vitest'
import { schemaTypes } from '../schemas'
import type { SeedDocument } from './authoring/document'
import { openOfflineDataset } from './offline-dataset'
import { validateDocuments } from './validate'

async function validate(documents: readonly SeedDocument[]) {
  const offline = await openOfflineDataset(documents)
  try {
    return await validateDocuments({ documents, schemaTypes, client: offline.client })
  } finally {
    await offline.close()
  }
}

const step = { _id: 'step', _type: 'campaignStep', number: 1, title: 'Bajala', text: 'Es gratis.' }

test('CMS-07 a document that keeps the rules has no problems', async () => {
  expect(await validate([step])).toEqual([])
})

test('CMS-07 a missing field is an error with its place', async () => {
  const { title, ...untitled } = step
  expect(title).toBe('Bajala')
  expect(await validate([untitled])).toMatchObject([
    { id: 'step', type: 'campaignStep', path: 'title', level: 'error' },
  ])
})

test('CMS-07 a field that the schemas do not know is a warning', async () => {
  expect(await validate([{ ...step, colour: 'red' }])).toMatchObject([
    { path: 'colour', level: 'warning' },
  ])
})

test('CMS-07 what the Studio takes for an error of a whole document is one here', async () => {
  const item = { _id: 'g', _type: 'galleryItem', name: 'Volante', type: 'pdf' }
  expect(await validate([item])).toMatchObject([
    { path: '', level: 'error', message: 'Subí el PDF o poné su dirección.' },
  ])
})

test('CMS-07 an unknown type is an error', async () => {
  expect(await validate([{ _id: 'x', _type: 'banner' }])).toMatchObject([
    { id: 'x', level: 'error', message: 'The schemas have no type banner.' },
  ])
})

test('CMS-07 a reference to nothing is an error', async () => {
  const members = [{ _key: 'a', _type: 'reference', _ref: 'nobody' }]
  const problems = await validate([
    { _id: 'investorsPage', _type: 'investorsPage', team: { members } },
  ])
  expect(problems).toContainEqual(
    expect.objectContaining({ path: 'team.members[_key=="a"]', level: 'error' }),
  )
})

test('checks that ask the dataset are answered from the documents', async () => {
  const redirect = { _type: 'redirect', permanent: false }
  const problems = await validate([
    { ...redirect, _id: 'a', from: '/vieja', to: '/otra' },
    { ...redirect, _id: 'b', from: '/otra', to: '/vieja' },
  ])
  expect(problems.map(({ message }) => message)).toContain(
    'Este desvío da vueltas: /vieja → /otra → /vieja.',
  )
})

test('leaves no window behind in Node', async () => {
  await validate([step])
  expect('window' in globalThis).toBe(false)
})
