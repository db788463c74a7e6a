import { beforeAll, expect, test } from 'vitest'
import { getRejection } from './testing/lake-client'
import { afterFile, startLake } from './testing/start-lake'

const page = (id: string) => ({ _id: id, _type: 'page' })

const onCleanUp = afterFile()
let lake: Awaited<ReturnType<typeof startLake>>

beforeAll(async () => {
  lake = await startLake({ onCleanUp })
})

test.each([
  ['no mutations', {}],
  ['two operations in one mutation', { mutations: [{ create: page('a'), delete: { id: 'b' } }] }],
  [
    'change of type',
    { mutations: [{ create: page('z') }, { patch: { id: 'z', set: { _type: 'q' } } }] },
  ],
  [
    'invalid path',
    { mutations: [{ create: page('z') }, { patch: { id: 'z', set: { 'a[[': 1 } } }] },
  ],
])('rejects an invalid request with 400: %s', async (_name, body) => {
  const url = '/data/mutate/production'
  const error = await getRejection(lake.as('editor').request({ url, method: 'POST', body }))
  expect(error.statusCode).toBe(400)
  expect(error.message.length).toBeGreaterThan(10)
})

test.each([
  [{ create: { _id: 'a' } }, '"create._type" is missing: give the document a type'],
  [{ create: { _id: 7, _type: 'page' } }, '"create._id" is 7: give a text'],
  [{ createOrReplace: { _type: 'page' } }, '"createOrReplace._id" is missing: give the id'],
  [{ upsert: page('a') }, 'the unknown kind "upsert": use one of "create", "createOrReplace"'],
  [{ delete: 'a' }, '"delete" is "a": give {"id": "..."}'],
  [
    { patch: { id: 'a', merge: { x: 1 } } },
    '"patch.merge" is {"x":1}: "merge" is not supported; use',
  ],
  [{ patch: { id: 'a', push: {} } }, '"patch.push" is not known here: a patch has "set"'],
  [{ patch: { id: 'a', inc: { x: 'y' } } }, '"patch.inc.x" is "y": give a number'],
  [{ patch: { set: {} } }, '"patch.id" is missing: give the id of the document, or "query"'],
])('names the field, the value and the correction of %j', async (mutation, description) => {
  const body = { mutations: [{ create: page('b') }, mutation] }
  const uri = '/data/mutate/production'
  const error = await getRejection(lake.as('editor').request({ uri, method: 'POST', body }))
  expect([error.statusCode, error.details]).toMatchObject([
    400,
    { type: 'mutationError', items: [{ index: 1, error: { type: 'validationError' } }] },
  ])
  expect(error.message).toContain(description)
})
