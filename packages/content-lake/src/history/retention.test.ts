import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import type { LakeDocument } from '../types'
import { openDatabase } from '../store/database'
import type { DocumentChange } from '../store/document-store'
import { createDocumentStore } from '../store/sqlite-document-store'
import { createHistory } from './history'
import { pruneHistory, type Retention } from './retention'

const DAY_MS = 24 * 60 * 60 * 1000
const unlimited: Retention = { days: 10_000, revisions: 10_000 }

function startHistory() {
  const dir = mkdtempSync(path.join(tmpdir(), 'lake-retention-'))
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }))
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
  const prune = (day: number, retention: Partial<Retention>) => {
    const removed = [...pruneHistory(db, new Date(day * DAY_MS), { ...unlimited, ...retention })]
    return { total: removed.reduce((sum, count) => sum + count, 0), most: Math.max(...removed) }
  }
  const textAt = (id: string, revision: string) => history.documentAtRevision(id, revision)?.text
  return { db, documents, history, commit, prune, textAt }
}

test('by age: keeps the state at the limit and all later ones', () => {
  const { commit, prune, textAt, history } = startHistory()
  commit(1, 'first', { page: 'uno' })
  commit(2, 'second', { page: 'dos' })
  commit(50, 'third', { page: 'tres' })
  expect(prune(101, { days: 90 }).total).toBe(2)
  expect(textAt('page', 'first')).toBeUndefined()
  expect(textAt('page', 'second')).toBe('dos')
  expect(textAt('page', 'third')).toBe('tres')
  expect(history.documentAtTime('page', new Date(40 * DAY_MS).toISOString())?.text).toBe('dos')
  expect(history.documentAtTime('page', new Date(1.5 * DAY_MS).toISOString())).toBeUndefined()
  expect(prune(101, { days: 90 }).total, 'a second run finds nothing').toBe(0)
})

test('by count: keeps the newest states and always the current one, in small steps', () => {
  const { commit, prune, textAt, documents } = startHistory()
  commit(1, 'other', { about: 'solo' })
  for (let index = 1; index <= 100; index += 1) commit(1, `tx-${index}`, { page: `${index}` })
  const { total, most } = prune(2, { revisions: 10 })
  expect([total, most]).toEqual([89, 20])
  expect(textAt('page', 'tx-89')).toBeUndefined()
  expect(textAt('page', 'tx-90')).toBe('90')
  expect(textAt('about', 'other')).toBe('solo')
  expect(documents.get('page')?.text).toBe('100')
})

test('deletes everything of documents that were deleted before the limit', () => {
  const { commit, prune, history } = startHistory()
  commit(1, 'made', { old: 'viejo', young: 'joven', 'note.secret': 'privada' })
  commit(2, 'deleted', { old: null })
  commit(60, 'deleted later', { young: null })
  prune(101, { days: 90 })
  expect(history.lastRevision('old')).toBeUndefined()
  expect(history.events('old', 9).events).toEqual([])
  expect(history.lastRevision('young')?.text).toBe('joven')
  expect(history.documentAtRevision('note.secret', 'made')?.text).toBe('privada')
})

test('recognizes a repeated transaction for 30 days, even without its changes', () => {
  const { commit, prune, history } = startHistory()
  commit(1, 'both', { page: 'uno', 'note.one': 'privada' })
  commit(2, 'emptied', { page: 'dos', 'note.one': 'otra' })
  commit(3, 'last', { page: 'tres', 'note.one': 'final' })
  prune(20, { revisions: 1 })
  expect(history.transaction('both')).toMatchObject({
    changes: [],
    results: [{ id: 'page' }, { id: 'note.one' }],
  })
  prune(40, { revisions: 1 })
  expect(history.transaction('both')).toBeUndefined()
  expect(history.transaction('last')?.changes).toHaveLength(2)
})

test('after pruning, events name only kept revisions and keep their type', () => {
  const { commit, prune, history } = startHistory()
  commit(1, 'draft', { 'drafts.page': 'uno' })
  commit(2, 'edit', { 'drafts.page': 'dos' })
  commit(3, 'publish', { page: 'dos', 'drafts.page': null })
  commit(60, 'draft again', { 'drafts.page': 'tres' })
  commit(61, 'discard', { 'drafts.page': null })
  prune(101, { days: 90 })
  const listEvents = () =>
    history.events('drafts.page', 9).events.map((event) => {
      const revision = 'versionRevisionId' in event ? event.versionRevisionId : undefined
      return [event.type, revision]
    })
  expect(listEvents()).toEqual([
    ['deleteDocumentVersion', 'draft again'],
    ['createDocumentVersion', 'draft again'],
    ['publishDocumentVersion', undefined],
  ])
  prune(200, { days: 90 })
  expect(listEvents()).toEqual([['publishDocumentVersion', undefined]])
  commit(210, 'publish anew', { page: 'cuatro' })
  prune(400, { days: 90 })
  prune(400, { days: 90 })
  expect(listEvents()).toEqual([['updateLiveDocument', undefined]])
  expect(history.transaction('publish')).toBeUndefined()
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
  prune(6, { revisions: 1 })
  expect(recentOnes()).toContain('first false')

  prune(100, { revisions: 1 })
  commit(101, 'after', { about: 'dos' })
  const [oldest, ...later] = recentOnes()
  expect([oldest, later.at(-1)]).toEqual(['first false', 'after true'])
  expect(later, 'after pruned transactions').toContain('last false')
})
