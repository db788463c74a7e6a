import { expect, test } from 'vitest'
import { anonymous, type Caller, type LakeDocument } from '../types'
import { MemoryIndex } from '../store/memory-index'
import { createViews } from './dataset-view'

const editor: Caller = { kind: 'user', userId: 'u', role: 'editor' }

const document = (_id: string, _type = 'page'): LakeDocument => ({
  ...{ _id, _type, _rev: `rev of ${_id}`, _createdAt: '', _updatedAt: '' },
})

function openViews(...documents: readonly LakeDocument[]) {
  const index = new MemoryIndex()
  for (const one of documents) index.set(one)
  return { index, views: createViews(index, (stored) => stored) }
}

const drafts = ['drafts', 'published']
const ids = (documents: readonly LakeDocument[]) => documents.map(({ _id }) => _id)

test('anonymous callers share one view in every perspective', () => {
  const { views } = openViews(
    ...['drafts.a', 'versions.r1.a', 'investorRequest.x', 'a'].map((id) => document(id)),
  )
  const view = views.of(['published'], anonymous)
  expect(view.documents).toEqual([document('a')])
  expect(view.ofType('page')).toEqual([document('a')])
  expect(view.get('investorRequest.x')).toBeUndefined()
  for (const perspective of ['raw', drafts, ['unknown', 'published']] as const) {
    expect(views.of(perspective, anonymous)).toBe(view)
  }
})

test('shows the first layer of each document, under its published id', () => {
  const { views } = openViews(
    document('b'),
    document('drafts.b', 'post'),
    document('a'),
    document('versions.r1.a'),
    document('drafts.c'),
    document('investorRequest.x'),
  )
  const view = views.of(drafts, editor)
  expect(view.documents.map(({ _originalId }) => _originalId)).toEqual([
    ...['a', 'drafts.b', 'drafts.c', 'investorRequest.x'],
  ])
  expect(ids(view.ofType('page'))).toEqual(['a', 'c', 'investorRequest.x'])
  expect(ids(view.ofType('post'))).toEqual(['b'])
  expect(view.get('b')).toMatchObject({ _id: 'b', _originalId: 'drafts.b', _type: 'post' })
  expect([view.get('drafts.b'), view.get('versions.r1.a')]).toEqual([undefined, undefined])
  expect(views.of(['r1', ...drafts], editor).get('a')).toMatchObject({
    _originalId: 'versions.r1.a',
  })
})

test('a layer that is the id of a draft or version shows no other one (PLAN-03)', () => {
  const { views } = openViews(
    ...['a', 'b', 'drafts.a', 'drafts.b', 'drafts.c', 'versions.r1.b'].map((id) => document(id)),
  )
  const shown = (layer: string) =>
    views.of([layer, 'published'], editor).documents.map(({ _originalId }) => _originalId)
  expect(shown('drafts.a')).toEqual(['drafts.a', 'b'])
  expect(shown('versions.r1.b')).toEqual(['a', 'versions.r1.b'])
  expect(shown('drafts.gone')).toEqual(['a', 'b'])
})

test('a view keeps its lists until the views are cleared', () => {
  const { index, views } = openViews(document('a'))
  expect(ids(views.of('raw', editor).ofType('page'))).toEqual(['a'])
  index.set(document('0'))
  index.delete('a')
  views.clear()
  expect(ids(views.of('raw', editor).ofType('page'))).toEqual(['0'])
  expect(ids(views.of('raw', editor).documents)).toEqual(['0'])
})

test('evicts the least recently used view', () => {
  const { views } = openViews(document('a'))
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
