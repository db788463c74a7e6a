import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createHistory } from '../history/history'
import { openDatabase } from './database'
import type { Transaction } from './document-store'
import { createDocumentStore } from './sqlite-document-store'
import { commitTexts } from '../testing/commit-texts'
import { createTempFolder } from '../testing/temp-folder'

/** Which of the words appear in the bytes of a folder's files; copies before an upgrade are left out. */
function foundIn(dir: string, words: readonly string[]): readonly string[] {
  const files = readdirSync(dir, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => readFileSync(path.join(dir, name)))
  return words.filter((word) => files.some((bytes) => bytes.includes(word)))
}

function openStore() {
  const dir = createTempFolder()
  const db = openDatabase(dir)
  onTestFinished(() => void db.close())
  const documents = createDocumentStore(db, () => undefined)
  const history = createHistory(db)
  let count = 0
  const commit = (texts: Readonly<Record<string, string | null>>, id = `tx-${++count}`) => {
    commitTexts(documents, id, texts, new Date(count * 1000).toISOString())
  }
  return { dir, documents, history, commit }
}

test('erases a deleted private document from files and history (FORM-08)', () => {
  const { dir, history, documents, commit } = openStore()
  commit({ 'request.one': 'Marca uno', 'request.two': 'Marca dos', page: 'Hola' }, 'created')
  commit({ 'request.one': 'Marca uno, corregida' })
  const received: Transaction[] = []
  documents.onCommit((transaction) => received.push(transaction))
  commit({ 'request.one': null }, 'deleted')

  expect(foundIn(dir, ['Marca uno', 'request.one', 'Marca dos'])).toEqual(['Marca dos'])
  expect(history.events('request.one', 9)).toEqual({ events: [] })
  expect(history.lastRevision('request.one')).toBeUndefined()
  expect(history.documentAtRevision('request.one', 'created')).toBeUndefined()
  expect(history.transactions({ documentIds: ['request.one'], reverse: false, limit: 9 })).toEqual(
    [],
  )
  expect(received, 'listeners receive the last state').toMatchObject([
    { id: 'deleted', changes: [{ id: 'request.one', before: { text: 'Marca uno, corregida' } }] },
  ])
})

test('keeps the rest of a transaction that contains an erased document', () => {
  const { history, commit } = openStore()
  commit({ page: 'Uno' }, 'first')
  commit({ 'request.one': 'Marca', 'request.two': 'Otra', page: 'Dos' }, 'both')
  commit({ page: 'Tres' }, 'last')
  commit({ 'request.one': null }, 'deleted')

  expect(history.transaction('both')).toMatchObject({
    author: 'ana',
    results: [],
    changes: [{ id: 'request.two' }, { id: 'page', after: { text: 'Dos' } }],
  })
  expect(history.transaction('deleted')).toMatchObject({ changes: [], results: [] })
  const after = { fromTransaction: 'both', documentIds: ['page'], reverse: false, limit: 9 }
  expect(history.transactions(after).map(({ id }) => id)).toEqual(['both', 'last'])
  expect(history.documentAtRevision('request.two', 'both')).toMatchObject({ text: 'Otra' })
})

test('erases a private document only with its last draft or version', () => {
  const { dir, history, commit } = openStore()
  commit({ 'request.one': 'Publicada', 'versions.r.request.one': 'Futura' })
  commit({ 'request.one': null, 'drafts.request.one': 'Borrador' }, 'unpublished')
  expect(history.lastRevision('request.one')).toMatchObject({ text: 'Publicada' })
  commit({ 'drafts.request.one': null })
  expect(history.events('request.one', 9).events).toHaveLength(2)
  commit({ 'versions.r.request.one': null })
  expect(history.events('request.one', 9)).toEqual({ events: [] })
  expect(foundIn(dir, ['Publicada', 'Borrador', 'Futura'])).toEqual([])
})

test('leaves no copy of an erased row in any page (FORM-08)', () => {
  const { dir, documents, commit } = openStore()
  // Rows of different lengths in mixed order make SQLite split pages and move rows.
  const marks = Array.from({ length: 240 }, (_, index) => ({
    id: `request.${(index * 7919) % 1009}`,
    text: `«${index}»`.repeat(1 + ((index * 31) % 7) ** 3),
  }))
  for (const [index, { id, text }] of marks.entries()) {
    commit({ [id]: text })
    const earlier = marks[(index * 13) % (index + 1)]
    if (earlier) commit({ [earlier.id]: `${earlier.text}«${index % 5}»` })
  }
  const gone = marks.filter((_, index) => index % 3 === 0)
  commit(Object.fromEntries(gone.map(({ id }) => [id, null])))

  const ids = gone.map(({ id }) => `"${id}"`)
  expect(foundIn(dir, ids)).toEqual([])
  expect(documents.snapshot()).toHaveLength(marks.length - gone.length)
})
