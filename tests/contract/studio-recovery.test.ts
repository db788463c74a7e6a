import { createSchema } from 'sanity'
import { expect, test } from 'vitest'
import { schemaTypes } from '../../schemas'
import { findDeleted, restore } from '#studio/bin/deleted-documents'
import {
  addToRelease,
  concerns,
  deleteDocuments,
  listDocuments,
  publishDocuments,
  unpublishDocuments,
} from '#studio/bulk/change-documents'
import { undoChange } from '#studio/components/undo-change'
import { readDocuments, selectEdited } from '#studio/content-check/document-report'
import { createPattern, findPlaces } from '#studio/replace/find-places'
import { replacePlaces } from '#studio/replace/replace-places'
import { startLake } from './testing/start-lake'

const schema = createSchema({ name: 'default', types: schemaTypes })
const asked = (id: string, answer: string) => {
  const span = { _key: 's', _type: 'span', text: answer, marks: [] }
  const answers = [{ _key: 'b', _type: 'block', style: 'normal', markDefs: [], children: [span] }]
  return { _id: id, _type: 'faqEntry', title: '¿Qué es una rifa?', content: answers }
}

test('restores a document with its draft and references, never erased ones (PLAN-04)', async () => {
  let now = '2026-05-01T08:00:00.000Z'
  const { as } = await startLake({ clock: () => new Date(now) })
  const editor = as('editor')
  const published = await editor.create(asked('faq', 'Un sorteo.'))
  const draft = await editor.create(asked('drafts.faq', 'Otro sorteo.'))
  await editor.create(asked('drafts.idea', 'Sin publicar.'))
  await editor.create({ _id: 'newsletterSignup.1', _type: 'newsletterSignup', email: 'a@b.test' })
  await editor.create({ _id: 'visitDay-1', _type: 'visitDay' })
  now = '2026-05-02T08:00:00.000Z'
  const ids = ['faq', 'drafts.faq', 'drafts.idea', 'newsletterSignup.1', 'visitDay-1']
  await editor.mutate(ids.map((id) => ({ delete: { id } })))

  const { documents, knownSince } = await findDeleted(editor, Date.parse(now))
  expect(documents.map(({ id, wasPublished, deletedAt }) => [id, wasPublished, deletedAt])).toEqual(
    [
      ['faq', true, now],
      ['idea', false, now],
    ],
  )
  expect(knownSince).toBeUndefined()
  now = '2026-05-03T08:00:00.000Z'
  for (const document of documents) await restore(editor, document)
  const content = ({ _createdAt, content: body }: Record<string, unknown>) => {
    return { _createdAt, content: body }
  }
  expect(await editor.getDocument('faq')).toMatchObject(content(published))
  expect(await editor.getDocument('drafts.faq')).toMatchObject(content(draft))
  expect(await editor.getDocument('idea')).toBeUndefined()
  expect((await findDeleted(editor, Date.parse(now))).documents).toEqual([])
  const [first] = documents
  if (first !== undefined) await expect(restore(editor, first)).rejects.toThrow('already exists')
  expect((await findDeleted(editor, Date.parse('2026-06-03T08:00:00Z'))).documents).toEqual([])
})

test('replaces a word in drafts at once, and undoes it unless a draft changed (PLAN-04)', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  const published = await editor.create(asked('uno', 'Una rifa. La Rifa, la tarifa: rifa.'))
  await editor.create(asked('drafts.dos', 'Mi rifa.'))
  const reference = { _key: 'r', _type: 'reference', _ref: 'campaignLink-rifa' }
  await editor.create({ _id: 'campaignLink-rifa', _type: 'campaignLink', link: '/una/rifa' })
  await editor.create({ _id: 'sosHomePage', _type: 'sosHomePage', campaigns: [reference] })
  const read = async () => selectEdited(await readDocuments(editor))
  const find = async () => findPlaces(await read(), schema, createPattern('rifa', true))
  const textOf = async (id: string) =>
    editor.fetch<string>('*[_id == $id][0].content[0].children[0].text', { id }, raw)

  const found = await find()
  expect(found.map(({ document }) => document._id).sort()).toEqual(['drafts.dos', 'uno'])
  const fieldsOf = (id: string) =>
    found.find(({ document }) => document._id === id)?.places.map(({ field }) => field)
  expect(fieldsOf('uno')).toEqual(['Pregunta', 'Respuesta › Párrafo 1', 'Respuesta › Párrafo 1'])
  expect(fieldsOf('drafts.dos')).toEqual(['Pregunta', 'Respuesta › Párrafo 1'])
  const replacement = await replacePlaces(editor, found, 'colecta')
  expect(await textOf('drafts.uno')).toBe('Una colecta. La Rifa, la tarifa: colecta.')
  expect(await textOf('drafts.dos')).toBe('Mi colecta.')
  expect(await editor.getDocument('uno')).toEqual(published)

  await editor.patch('drafts.dos').set({ title: 'Otra' }).commit()
  const changed = await undoChange(editor, replacement)
  expect(changed.map(({ id }) => id)).toEqual(['dos'])
  expect(await textOf('drafts.uno')).toContain('colecta')

  await expect(replacePlaces(editor, found, 'nada')).rejects.toMatchObject({ statusCode: 409 })
  const again = await replacePlaces(
    editor,
    findPlaces(await read(), schema, createPattern('COLECTA', false)),
    'rifa',
  )
  expect(await undoChange(editor, again)).toEqual([])
  expect(await textOf('drafts.uno')).toBe('Una colecta. La Rifa, la tarifa: colecta.')
})

test('changes several documents at once or none, and undoes it (PLAN-04)', async () => {
  const { as } = await startLake()
  const editor = as('editor')
  await editor.create(asked('uno', 'Publicada.'))
  await editor.create(asked('drafts.uno', 'Con un borrador.'))
  await editor.create(asked('drafts.dos', 'Nueva.'))
  await editor.create({ _id: 'footer', _type: 'footer' })
  await editor.create({ _id: 'investorRequest.1', _type: 'investorRequest' })
  await editor.releases.create({ releaseId: 'rLanzamiento', metadata: { releaseType: 'asap' } })
  const list = () => listDocuments(editor, schema)
  const states = async () => {
    const found = await editor.fetch<{ _id: string }[]>(STATES, {}, raw)
    return found.map((one) => ({ ...one, _rev: undefined, _updatedAt: undefined }))
  }
  const select = async (name: keyof typeof concerns) => (await list()).filter(concerns[name])

  const before = await states()
  expect((await list()).map(({ id }) => id)).toEqual(['dos', 'uno', 'footer'])
  expect((await select('delete')).map(({ id }) => id)).toEqual(['dos', 'uno'])
  const changes = {
    publish: async () => publishDocuments(editor, await select('publish')),
    unpublish: async () => unpublishDocuments(editor, await select('unpublish')),
    delete: async () => deleteDocuments(editor, await select('delete')),
    release: async () => addToRelease(editor, await select('release'), 'rLanzamiento'),
  }
  const after = {
    publish: ['dos', 'uno'],
    unpublish: ['drafts.dos', 'drafts.uno'],
    delete: [],
    release: ['drafts.dos', 'drafts.uno', 'uno', ...RELEASED],
  }
  for (const name of ['publish', 'unpublish', 'delete', 'release'] as const) {
    const change = await changes[name]()
    const ids = (await states()).map(({ _id }) => _id)
    expect(
      ids.filter((id) => id !== 'footer'),
      name,
    ).toEqual(after[name])
    expect(await undoChange(editor, change), name).toEqual([])
    expect(await states(), name).toEqual(before)
  }

  const listed = await list()
  await editor.patch('drafts.dos').set({ title: 'Otra' }).commit()
  const changed = await states()
  const conflict = { statusCode: 409 }
  await expect(publishDocuments(editor, listed.slice(0, 2))).rejects.toMatchObject(conflict)
  await expect(deleteDocuments(editor, listed.slice(0, 2))).rejects.toMatchObject(conflict)
  await expect(addToRelease(editor, listed, 'rLanzamiento')).rejects.toMatchObject(conflict)
  const denied = publishDocuments(as('viewer'), (await list()).slice(0, 1))
  await expect(denied).rejects.toMatchObject({ statusCode: 403 })
  expect(await states()).toEqual(changed)

  const published = await changes.publish()
  await editor.create(asked('drafts.dos', 'Un borrador de alguien más.'))
  expect((await undoChange(editor, published)).map(({ id }) => id)).toEqual(['dos'])
  expect(await editor.getDocument('drafts.dos')).toBeDefined()
})

const STATES = '*[_type in ["faqEntry", "footer"]] | order(_id)'
const RELEASED = ['dos', 'footer', 'uno'].map((id) => `versions.rLanzamiento.${id}`)

const raw = { perspective: 'raw' } as const
