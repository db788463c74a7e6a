import { expect, test } from 'vitest'
import type { Caller, LakeDocument } from '../types'
import { MemoryIndex } from '../store/memory-index'
import { createViews } from './dataset-view'

const editor: Caller = { kind: 'user', userId: 'u', role: 'editor' }

const document = (_id: string, _type = 'page'): LakeDocument => ({
  _id,
  _type,
  _rev: `rev of ${_id}`,
  _createdAt: '',
  _updatedAt: '',
})

function openViews(...documents: readonly LakeDocument[]) {
  const index = new MemoryIndex()
  for (const one of documents) index.set(one)
  return createViews(index, (stored) => stored)
}

test('a layer that is the id of a draft or version shows no other one (PLAN-03)', () => {
  const views = openViews(
    ...['a', 'b', 'drafts.a', 'drafts.b', 'drafts.c', 'versions.r1.b'].map((id) => document(id)),
  )
  const shown = (layer: string) =>
    views.of([layer, 'published'], editor).documents.map(({ _originalId }) => _originalId)
  expect(shown('drafts.a')).toEqual(['drafts.a', 'b'])
  expect(shown('versions.r1.b')).toEqual(['a', 'versions.r1.b'])
  expect(shown('drafts.gone')).toEqual(['a', 'b'])
})

test('evicts the least recently used view', () => {
  const views = openViews(document('a'))
  const first = views.of(['published'], editor)
  const raw = views.of('raw', editor)
  for (let n = 0; n < 20; n++) {
    views.of([`r${n}`, 'published'], editor)
    expect(views.of(['published'], editor)).toBe(first)
  }
  expect(views.of('raw', editor)).not.toBe(raw)
})

test('an interrupted query leaves no partial index of references', () => {
  const index = new MemoryIndex()
  let isInterrupted = false
  for (const _id of ['a', 'b']) {
    index.set({
      ...document(_id),
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
