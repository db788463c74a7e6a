import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../store/database'
import { createDocumentEvents } from './document-events'
import { createTempFolder } from '../testing/temp-folder'

/** A history whose documents are invalid, so that reading one fails. */
function startEvents() {
  const dir = createTempFolder()
  const db = openDatabase(dir)
  onTestFinished(() => void db.close())
  const addTransaction = db.prepare("INSERT INTO transactions VALUES (?, ?, 'ana', '2026', '[]')")
  const addChange = db.prepare("INSERT INTO changes VALUES (?, ?, ?, ?, ?, 'not read')")
  let seq = 0
  type Change = 'created' | 'changed' | 'deleted'
  const commit = (id: string, changes: Readonly<Record<string, Change>>) => {
    addTransaction.run(++seq, id)
    Object.entries(changes).forEach(([documentId, change], position) => {
      const state = (isThere: boolean) => (isThere ? 'not read' : null)
      addChange.run(
        seq,
        position,
        documentId,
        state(change !== 'created'),
        state(change !== 'deleted'),
      )
    })
  }
  return { db, commit, events: createDocumentEvents(db) }
}

test('each step of a document has its event and a revision of the version', () => {
  const { commit, events } = startEvents()
  commit('create', { 'drafts.a': 'created' })
  commit('edit', { 'drafts.a': 'changed' })
  commit('publish', { a: 'created', 'drafts.a': 'deleted' })
  commit('edit published', { 'drafts.a': 'created' })
  commit('restore', { 'drafts.a': 'changed' })
  commit('publish again', { a: 'changed', 'drafts.a': 'deleted' })
  commit('unpublish', { 'drafts.a': 'created', a: 'deleted' })
  commit('publish third', { a: 'created', 'drafts.a': 'deleted' })
  commit('draft', { 'drafts.a': 'created' })
  commit('unpublish beside a draft', { a: 'deleted' })
  commit('discard', { 'drafts.a': 'deleted' })
  commit('live', { a: 'created' })
  commit('live edit', { a: 'changed' })
  commit('last draft', { 'drafts.a': 'created' })
  commit('delete', { 'drafts.a': 'deleted', a: 'deleted' })

  const found = events('drafts.a', 50).events.map(({ type, id, ...event }) => [
    id,
    type,
    'versionRevisionId' in event ? event.versionRevisionId : undefined,
  ])
  expect(found.reverse()).toEqual([
    ['create', 'createDocumentVersion', 'create'],
    ['publish', 'publishDocumentVersion', 'edit'],
    ['edit published', 'createDocumentVersion', 'edit published'],
    ['publish again', 'publishDocumentVersion', 'restore'],
    ['unpublish', 'unpublishDocument', 'unpublish'],
    ['publish third', 'publishDocumentVersion', 'unpublish'],
    ['draft', 'createDocumentVersion', 'draft'],
    ['unpublish beside a draft', 'unpublishDocument', 'draft'],
    ['discard', 'deleteDocumentVersion', 'draft'],
    ['live', 'createLiveDocument', undefined],
    ['live edit', 'updateLiveDocument', undefined],
    ['last draft', 'createDocumentVersion', 'last draft'],
    ['delete', 'deleteDocumentGroup', undefined],
  ])
})

test('pages continue where the last one ended, even after new events', () => {
  const { commit, events } = startEvents()
  for (const id of ['1', '2', '3', '4', '5']) commit(id, { a: id === '1' ? 'created' : 'changed' })
  const ids = ({ events: found }: ReturnType<typeof events>) => found.map(({ id }) => id)
  const first = events('a', 2)
  commit('6', { a: 'changed' })
  const second = events('a', 2, first.nextCursor)
  const third = events('a', 2, second.nextCursor)
  expect([first, second, third].map(ids)).toEqual([['5', '4'], ['3', '2'], ['1']])
  expect(third).not.toHaveProperty('nextCursor')
  expect(events('nothing', 2)).toEqual({ events: [] })
})
