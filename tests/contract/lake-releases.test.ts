import { beforeAll, expect, test } from 'vitest'
import { importRelease } from './testing/document-actions'
import { getRejection } from './testing/lake-client'
import { afterFile, startLake } from './testing/start-lake'

const release = { _id: '_.releases.r1', _type: 'system.release', name: 'r1', state: 'active' }

const onCleanUp = afterFile()
let lake: Awaited<ReturnType<typeof startLake>>

beforeAll(async () => {
  lake = await startLake({ onCleanUp })
  await importRelease(lake.as('editor'), release)
})

test.each([
  ['create', { create: release }],
  ['createOrReplace', { createOrReplace: release }],
  ['createIfNotExists', { createIfNotExists: release }],
  ['create with a generated id', { create: { ...release, _id: '_.releases.' } }],
  ['patch', { patch: { id: '_.releases.r1', set: { state: 'published' } } }],
  ['patch by query', { patch: { query: '*[_type == "system.release"]', set: { state: 'x' } } }],
] as const)('rejects documents of releases in mutations: %s', async (_name, mutation) => {
  const client = lake.as('administrator', { perspective: 'raw' })
  const rejection = await getRejection(
    client.request({
      ...{ method: 'POST', uri: '/data/mutate/production', body: { mutations: [mutation] } },
    }),
  )
  expect(rejection.statusCode).toBe(400)
  expect(rejection.details).toMatchObject({
    items: [
      {
        error: {
          type: 'validationError',
          description: expect.stringMatching(
            /_\.releases\..*use the actions of releases/,
          ) as string,
        },
      },
    ],
  })
})

test('the document of a release is imported once, replaces or ignores it, and deletes it', async () => {
  const client = lake.as('editor', { perspective: 'raw' })
  expect(await client.getDocument(release._id)).toMatchObject(release)
  const changed = { ...release, state: 'archived' }
  expect((await getRejection(importRelease(client, changed))).statusCode).toBe(409)
  await importRelease(client, changed, 'ignore')
  expect(await client.getDocument(release._id)).toMatchObject({ state: 'active' })
  await importRelease(client, changed, 'replace')
  expect(await client.getDocument(release._id)).toMatchObject({ state: 'archived' })
  await client.delete(release._id)
  expect(await client.getDocument(release._id)).toBeUndefined()
})

test('imports a scheduled release as active, with its time as intended (PLAN-01)', async () => {
  const { as } = await startLake()
  const client = as('editor', { perspective: 'raw' })
  const publishAt = '2026-12-07T12:00:00.000Z'
  await importRelease(client, { ...release, state: 'scheduled', publishAt })
  const imported = await client.getDocument(release._id)
  expect(imported).toMatchObject({ state: 'active', metadata: { intendedPublishAt: publishAt } })
  expect(imported).not.toHaveProperty('publishAt')
})
