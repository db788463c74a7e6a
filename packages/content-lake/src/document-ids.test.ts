import { expect, test } from 'vitest'
import { isPublicId, isValidId, getLayer, toPublishedId } from './document-ids'

test.each([
  ['a', 'a', 'published', true],
  ['drafts.a', 'a', 'drafts', false],
  ['drafts.request.a', 'request.a', 'drafts', false],
  ['versions.r1.a', 'a', 'r1', false],
  ['versions.r1.request.a', 'request.a', 'r1', false],
  ['request.a', 'request.a', 'published', false],
  ['versions.r1', 'versions.r1', 'published', false],
])('parses %s as %s in the layer %s', (id, published, layer, isPublic) => {
  expect([toPublishedId(id), getLayer(id), isPublicId(id)]).toEqual([published, layer, isPublic])
})

test.each([
  ['a', true],
  ['drafts.a-b_C.9', true],
  ['x'.repeat(128), true],
  ['x'.repeat(129), false],
  ['', false],
  ['.a', false],
  ['a.', false],
  ['a..b', false],
  ['-a', false],
  ['a.-b', false],
  ['a/b', false],
  ['ñ', false],
])('validates the id %j: %s', (id, valid) => {
  expect(isValidId(id)).toBe(valid)
})
