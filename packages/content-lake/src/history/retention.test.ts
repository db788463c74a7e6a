import { expect, onTestFinished, test } from 'vitest'
import type { LakeDocument } from '../types'
import { openDatabase } from '../store/database'
import type { DocumentChange } from '../store/document-store'
import { createDocumentStore } from '../store/sqlite-document-store'
import { createHistory } from './history'
import { pruneHistory } from './retention'
import { createTempFolder } from '../testing/temp-folder'

const DAY_MS = 24 * 60 * 60 * 1000

function startHistory() {
  const dir = createTempFolder()
  const db = openDatabase(dir)
  onTestFinished(() => void db.close())
  const documents = createDocumentStore(db, () => undefined)
  const history = createHistory(db)
  /** Commits new states of some documents on a day, counted from 1970. */
  const commit = (day: number, id: string, states: Readonly<Record<string, string | null>>) => {
    const timestamp = new Date(day * DAY_MS).toISOString()
    const changes = Object.entries(states).map(([_id, text]): DocumentChange => {
      const stamps = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp }
      const after: LakeDocument | null =
        text === null ? null : { _id, _type: 'page', ...stamps, text }
      return { id: _id, before: documents.get(_id) ?? null, after, mutations: [] }
    })
    const results = changes.map((change) => ({ id: change.id, operation: 'update' as const }))
    documents.commit({ id, author: 'ana', timestamp, changes, results })
  }
  const prune = (day: number, revisions: number) => {
    const removed = [...pruneHistory(db, new Date(day * DAY_MS), revisions)]
    return { total: removed.reduce((sum, count) => sum + count, 0), most: Math.max(...removed) }
  }
  const textAt = (id: string, revision: string) => history.documentAtRevision(id, revision)?.text
  return { db, documents, history, commit, prune, textAt }
}

test('keeps the newest changes of each document, in small steps', () => {
  const { commit, prune, textAt, documents } = startHistory()
  commit(1, 'other', { about: 'solo' })
  for (let index = 1; index <= 100; index += 1) commit(1, `tx-${index}`, { page: `${index}` })
  const { total, most } = prune(2, 10)
  expect([total, most]).toEqual([90, 20])
  expect(textAt('page', 'tx-90')).toBeUndefined()
  expect(textAt('page', 'tx-91')).toBe('91')
  expect(textAt('about', 'other')).toBe('solo')
  expect(documents.get('page')?.text).toBe('100')
})

test('recognizes a repeated transaction for 30 days, even without its changes', () => {
  const { commit, prune, history } = startHistory()
  commit(1, 'both', { page: 'uno', 'note.one': 'privada' })
  commit(2, 'emptied', { page: 'dos', 'note.one': 'otra' })
  commit(3, 'last', { page: 'tres', 'note.one': 'final' })
  prune(20, 1)
  expect(history.transaction('both')).toMatchObject({
    changes: [],
    results: [{ id: 'page' }, { id: 'note.one' }],
  })
  prune(40, 1)
  expect(history.transaction('both')).toBeUndefined()
  expect(history.transaction('last')?.changes).toHaveLength(2)
})

test('after pruning, events name only kept revisions and keep their type', () => {
  const { commit, prune, history } = startHistory()
  commit(1, 'draft', { 'drafts.page': 'uno' })
  commit(2, 'edit', { 'drafts.page': 'dos' })
  commit(3, 'publish', { page: 'dos', 'drafts.page': null })
  commit(4, 'draft again', { 'drafts.page': 'tres' })
  commit(5, 'discard', { 'drafts.page': null })
  prune(6, 2)
  const events = history
    .events('drafts.page', 9)
    .events.map((event) => [event.type, 'versionRevisionId' in event && event.versionRevisionId])
  expect(events).toEqual([
    ['deleteDocumentVersion', 'draft again'],
    ['createDocumentVersion', 'draft again'],
    ['publishDocumentVersion', false],
  ])
})

test('lists recent transactions and marks those with missing parts', () => {
  const { commit, prune, history } = startHistory()
  const recentOnes = () =>
    history.recent(10).map(({ id, isComplete }) => `${id} ${String(isComplete)}`)
  commit(1, 'first', { page: 'uno', about: 'solo' })
  commit(2, 'second', { page: 'dos', 'drafts.page': null })
  commit(3, 'third', { 'drafts.page': 'tres' })
  commit(4, 'private', { 'request.1': 'hola' })
  expect(history.recent(3).map(({ id }) => id)).toEqual(['second', 'third', 'private'])
  expect(history.recentPublic(10)).toEqual([
    { id: 'first', documentIds: ['page', 'about'] },
    { id: 'second', documentIds: ['page'] },
  ])
  expect(recentOnes()).toEqual(['first true', 'second true', 'third true', 'private true'])

  commit(5, 'erased', { 'request.1': null })
  commit(6, 'last', { page: 'cuatro' })
  expect(recentOnes()).toEqual([
    ...['first true', 'second true', 'third true'],
    ...['private false', 'erased false', 'last true'],
  ])
  prune(6, 1)
  expect(recentOnes()).toContain('first false')

  prune(100, 1)
  commit(101, 'after', { about: 'dos' })
  const [oldest, ...later] = recentOnes()
  expect([oldest, later.at(-1)]).toEqual(['first false', 'after true'])
  expect(later, 'after pruned transactions').toContain('last false')
})
