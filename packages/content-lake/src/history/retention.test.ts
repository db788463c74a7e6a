import { expect, onTestFinished, test } from 'vitest'
import { createLake } from '../server'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

const DAY_MS = 24 * 60 * 60 * 1000

function startHistory(historyKeep: number) {
  const names = { projectId: 'embedded', dataset: 'production', publicUrl: 'http://localhost' }
  const lake = createLake({ dir: createTempFolder(), ...names, historyKeep })
  onTestFinished(() => lake.close())
  const { documents, history } = lake.context
  /** Commits new states of some documents on a day, counted from 1970. */
  const commit = (day: number, id: string, states: Readonly<Record<string, string | null>>) => {
    commitTexts(documents, id, states, new Date(day * DAY_MS).toISOString())
  }
  const textAt = (id: string, revision: string) => history.documentAtRevision(id, revision)?.text
  return { documents, history, commit, textAt }
}

test('keeps the newest changes of each document', () => {
  const { commit, textAt, documents } = startHistory(10)
  commit(1, 'other', { about: 'solo' })
  for (let index = 1; index <= 100; index += 1) commit(1, `tx-${index}`, { page: `${index}` })
  expect(textAt('page', 'tx-90')).toBeUndefined()
  expect(textAt('page', 'tx-91')).toBe('91')
  expect(textAt('about', 'other')).toBe('solo')
  expect(documents.get('page')?.text).toBe('100')
})

test('deletes a transaction with its last change', () => {
  const { commit, history } = startHistory(1)
  commit(1, 'both', { page: 'uno', 'note.one': 'privada' })
  commit(2, 'page', { page: 'dos' })
  expect(history.transaction('both')).toMatchObject({
    changes: [{ id: 'note.one' }],
    results: [{ id: 'page' }, { id: 'note.one' }],
  })
  commit(3, 'note', { 'note.one': 'otra' })
  expect(history.transaction('both')).toBeUndefined()
  expect(history.transaction('page')?.changes).toHaveLength(1)
})

test('after pruning, events name only kept revisions and keep their type', () => {
  const { commit, history } = startHistory(2)
  commit(1, 'draft', { 'drafts.page': 'uno' })
  commit(2, 'edit', { 'drafts.page': 'dos' })
  commit(3, 'publish', { page: 'dos', 'drafts.page': null })
  commit(4, 'draft again', { 'drafts.page': 'tres' })
  commit(5, 'discard', { 'drafts.page': null })
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
  const { commit, history } = startHistory(3)
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
  commit(7, 'later', { page: 'cinco' })
  expect(recentOnes()).toContain('first false')

  for (let day = 8; day < 10; day += 1) commit(day, `page ${day}`, { page: `${day}` })
  expect(recentOnes(), 'after a deleted transaction').toContain('later false')
})
