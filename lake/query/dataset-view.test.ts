import { expect, test } from 'vitest'
import { anonymous, type Caller, type LakeDocument } from '../context'
import { createViews } from './dataset-view'

const editor: Caller = { kind: 'user', userId: 'u', role: 'editor' }

const document = (_id: string): LakeDocument => ({
  ...{ _id, _type: 'page', _rev: 'r', _createdAt: '', _updatedAt: '' },
})
const snapshot = ['a', 'drafts.a', 'versions.r1.a', 'investorRequest.x'].map(document)

test('anonymous callers share one view, whatever perspective they make up', () => {
  const viewOf = createViews((shown) => shown)
  const view = viewOf(snapshot, ['published'], anonymous)
  expect(view.documents).toEqual([document('a')])
  for (const perspective of ['raw', ['drafts', 'published'], ['made-up', 'published']] as const) {
    expect(viewOf(snapshot, perspective, anonymous)).toBe(view)
  }
})

test('the views of those signed in are made once, and the least recently used one goes', () => {
  const viewOf = createViews((shown) => shown)
  const first = viewOf(snapshot, ['published'], editor)
  const raw = viewOf(snapshot, 'raw', editor)
  expect(raw.documents).toHaveLength(4)
  for (let n = 0; n < 20; n++) {
    viewOf(snapshot, [`r${n}`, 'published'], editor)
    expect(viewOf(snapshot, ['published'], editor)).toBe(first)
  }
  expect(viewOf(snapshot, 'raw', editor)).not.toBe(raw)
  expect(viewOf(snapshot, 'raw', editor)).toEqual({ ...raw, get: expect.any(Function) as unknown })
})
