import { expect, test } from 'vitest'
import { anonymous, type Caller } from '../context'
import type { StoredOutline } from '../history/history'
import type { Transaction } from '../store/document-store'
import { followTransactions, positionOf } from './recent-transactions'

const staff: Caller = { kind: 'user', userId: 'ana', role: 'viewer' }

function follow(...stored: StoredOutline[]) {
  const listeners: ((transaction: Transaction) => void)[] = []
  let made = 0
  const recent = followTransactions({
    documents: {
      onCommit(listener) {
        listeners.push(listener)
        return () => undefined
      },
    },
    history: { recent: () => stored, recentPublic: () => stored.slice(-1) },
    newId: () => `beginning-${++made}`,
  })
  const commit = (id: string, ...documentIds: string[]) => {
    const changes = documentIds.map((documentId) => {
      return { id: documentId, before: null, after: null, mutations: [] }
    })
    for (const tell of listeners) tell({ id, author: 'ana', timestamp: '2031', changes })
  }
  return { recent, commit }
}

test('what came after a position: the rest of its transaction and all later ones', () => {
  const { recent, commit } = follow()
  const beginning = recent.now(staff)
  commit('one', 'a', 'drafts.a', 'b')
  commit('two', 'c')
  const one = { id: 'one', documentIds: ['a', 'drafts.a', 'b'] }
  const two = { id: 'two', documentIds: ['c'], passed: 0 }
  expect(recent.since(beginning, staff)).toEqual([{ ...one, passed: 0 }, two])
  expect(recent.since(positionOf('one', 'drafts.a'), staff)).toEqual([{ ...one, passed: 2 }, two])
  expect(recent.since(positionOf('one', 'b'), staff)).toEqual([two])
  expect(recent.since(positionOf('two', 'c'), staff)).toEqual([])
  expect(recent.since(recent.now(staff), staff)).toEqual([])
})

test('a transaction without anything public has not happened for anonymous callers', () => {
  const { recent, commit } = follow()
  commit('one', 'a', 'drafts.a')
  const position = recent.now(anonymous)
  commit('two', 'request.1')
  expect(recent.now(anonymous)).toBe(position)
  commit('three', 'request.1', 'b')
  expect(recent.since(position, anonymous)).toEqual([
    { id: 'three', documentIds: ['b'], passed: 0 },
  ])
  for (const [transaction, document] of [
    ['two', 'request.1'],
    ['two', ''],
    ['three', 'request.1'],
    ['nothing', ''],
  ] as const) {
    expect(recent.since(positionOf(transaction, document), anonymous), transaction).toBeUndefined()
  }
})

test.each(['', '#', 'nothing', 'nothing#a', '%', '%E0%A4#a', 'one#b', 'one#a#a'])(
  'nothing can be told from a position such as "%s"',
  (position) => {
    const { recent, commit } = follow()
    commit('one', 'a')
    expect(recent.since(position, staff)).toBeUndefined()
  },
)

test('positions are forgotten after a thousand transactions of those that the caller knows', () => {
  const { recent, commit } = follow()
  commit('first', 'a')
  commit('second', 'a')
  for (let n = 0; n < 998; n++) commit(`draft ${n}`, 'drafts.a')
  expect(recent.since(positionOf('first', 'a'), staff)).toHaveLength(999)
  commit('ñ/#', 'b')
  expect(recent.since(positionOf('first', 'a'), staff)).toBeUndefined()
  expect(recent.since(positionOf('second', 'a'), staff)).toHaveLength(999)
  expect(recent.since(positionOf('first', 'a'), anonymous)).toHaveLength(2)
  expect(recent.since(positionOf('ñ/#', 'b'), anonymous)).toEqual([])
})

test('what was stored before counts, from the last of which something is gone', () => {
  const stored = (id: string, ...documentIds: string[]) => ({ id, documentIds, isWhole: true })
  const { recent, commit } = follow(
    stored('old', 'a'),
    { ...stored('lost', 'b'), isWhole: false },
    stored('draft', 'drafts.a'),
    stored('last', 'a'),
  )
  expect([recent.now(staff), recent.now(anonymous)]).toEqual(['last#', 'last#'])
  commit('one', 'drafts.a', 'a')
  const missed = (position: string, caller: Caller) =>
    recent.since(position, caller)?.map(({ id, passed }) => `${id} ${String(passed)}`)
  expect(missed('old#a', staff)).toBeUndefined()
  expect(missed('lost#b', staff)).toBeUndefined()
  expect(missed('lost#', staff)).toEqual(['draft 0', 'last 0', 'one 0'])
  expect(missed('draft#drafts.a', staff)).toEqual(['last 0', 'one 0'])
  expect(missed('draft#drafts.a', anonymous)).toBeUndefined()
  expect(missed('last#a', anonymous)).toEqual(['one 0'])
})
