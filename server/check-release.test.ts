import type { DueRelease } from 'content-lake/types'
import { expect, test } from 'vitest'
import { checkRelease } from './check-release'

const figure = { _type: 'figure', _key: 'f', source: 's/d' }
const system = { _rev: '1', _createdAt: '2026-05-01T08:00:00Z', _updatedAt: '2026-05-01T08:00:00Z' }
const version = {
  _id: 'versions.r1.a',
  _type: 'page',
  title: 'El puerto',
  body: [figure],
  ...system,
}

const release = (fields: object): DueRelease => ({
  releaseId: 'r1',
  documents: [{ version: { ...version, ...fields }, published: undefined }],
  query: () => Promise.resolve({ brandName: null, pages: [] }),
})

test('finds the errors of a due release (PLAN-02)', async () => {
  expect(await checkRelease(release({ body: [] }))).toBeUndefined()
  const reason = await checkRelease(release({}))
  expect(reason).toBe('El puerto: Escribí la fuente: de dónde sale el dato.')
})
