import { expect, test } from 'vitest'
import { ofEditor, openViews } from '../testing/views'

const editor = ofEditor.caller
const page = (_id: string) => ({ _id, _type: 'page' })

test('a layer that is the id of a draft or version shows no other one (PLAN-03)', () => {
  const ids = ['a', 'b', 'drafts.a', 'drafts.b', 'drafts.c', 'versions.r1.b']
  const { views } = openViews(ids.map(page))
  const shown = (layer: string) =>
    views.of([layer, 'published'], editor).documents.map(({ _originalId }) => _originalId)
  expect(shown('drafts.a')).toEqual(['drafts.a', 'b'])
  expect(shown('versions.r1.b')).toEqual(['a', 'versions.r1.b'])
  expect(shown('drafts.gone')).toEqual(['a', 'b'])
})

test('an interrupted query leaves no partial index of references', () => {
  const { index } = openViews([])
  let isInterrupted = false
  for (const _id of ['a', 'b']) {
    index.set({
      ...{ ...page(_id), _rev: '', _createdAt: '', _updatedAt: '' },
      get picture() {
        if (isInterrupted) throw new Error('interrupted')
        return { _ref: 'image' }
      },
    })
  }
  isInterrupted = true
  expect(() => index.idsReferringTo('image')).toThrow('interrupted')
  isInterrupted = false
  expect([...index.idsReferringTo('image')]).toEqual(['a', 'b'])
})
