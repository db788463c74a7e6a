import { expect, test } from 'vitest'
import { anonymous, type Caller } from '../types'
import type { StoredOutline } from '../history/history'
import type { Transaction } from '../store/document-store'
import { trackTransactions, getPosition } from './recent-transactions'

const viewer: Caller = { kind: 'user', userId: 'ana', role: 'viewer' }

function startTracking(...stored: StoredOutline[]) {
  const listeners: ((transaction: Transaction) => void)[] = []
  let idCount = 0
  const recent = trackTransactions({
    documents: {
      onCommit(listener) {
        listeners.push(listener)
        return () => undefined
      },
    },
    history: { recent: () => stored, recentPublic: () => stored.slice(-1) },
    newId: () => `start-${++idCount}`,
  })
  const commit = (id: string, ...documentIds: string[]) => {
    const changes = documentIds.map((documentId) => {
      return { id: documentId, before: null, after: null, mutations: [] }
    })
    for (const listener of listeners) listener({ id, author: 'ana', timestamp: '2031', changes })
  }
  return { recent, commit }
}

test('hides transactions with data of visitors from viewers (FORM-08)', () => {
  const stored = { id: 'old', documentIds: ['investorRequest.k1', 'a'], isComplete: true }
  const { recent, commit } = startTracking(stored)
  const requestViewer: Caller = { kind: 'user', userId: 'eva', role: 'request-viewer' }
  commit('request', 'investorRequest.k1', 'drafts.newsletterSignup.h1')
  expect(recent.currentTransaction(viewer)).toBe('old')
  expect(recent.currentTransaction(requestViewer)).toBe('request')
  commit('both', 'investorRequest.k1', 'visitDay.x')
  expect(recent.missedSince(getPosition('old', 'a'), viewer)).toEqual([
    { id: 'both', documentIds: ['visitDay.x'], receivedCount: 0 },
  ])
  expect(recent.missedSince(getPosition('request', ''), viewer)).toBeUndefined()
})

test('hides transactions without public documents from anonymous callers', () => {
  const { recent, commit } = startTracking()
  commit('one', 'a', 'drafts.a')
  const position = recent.currentPosition(anonymous)
  commit('two', 'request.1')
  expect(recent.currentPosition(anonymous)).toBe(position)
  commit('three', 'request.1', 'b')
  expect(recent.missedSince(position, anonymous)).toEqual([
    { id: 'three', documentIds: ['b'], receivedCount: 0 },
  ])
  for (const [transaction, document] of [
    ['two', 'request.1'],
    ['two', ''],
    ['three', 'request.1'],
    ['nothing', ''],
  ] as const) {
    expect(
      recent.missedSince(getPosition(transaction, document), anonymous),
      transaction,
    ).toBeUndefined()
  }
})

test.each(['', '#', 'nothing', 'nothing#a', '%', '%E0%A4#a', 'one#b', 'one#a#a'])(
  'does not know the position "%s"',
  (position) => {
    const { recent, commit } = startTracking()
    commit('one', 'a')
    expect(recent.missedSince(position, viewer)).toBeUndefined()
  },
)

test('forgets positions after a thousand transactions that the caller can see', () => {
  const { recent, commit } = startTracking()
  commit('first', 'a')
  commit('second', 'a')
  for (let n = 0; n < 998; n++) commit(`draft ${n}`, 'drafts.a')
  expect(recent.missedSince(getPosition('first', 'a'), viewer)).toHaveLength(999)
  commit('ñ/#', 'b')
  expect(recent.missedSince(getPosition('first', 'a'), viewer)).toBeUndefined()
  expect(recent.missedSince(getPosition('second', 'a'), viewer)).toHaveLength(999)
  expect(recent.missedSince(getPosition('first', 'a'), anonymous)).toHaveLength(2)
  expect(recent.missedSince(getPosition('ñ/#', 'b'), anonymous)).toEqual([])
})

test('includes stored transactions after the last incomplete one', () => {
  const stored = (id: string, ...documentIds: string[]) => ({ id, documentIds, isComplete: true })
  const { recent, commit } = startTracking(
    stored('old', 'a'),
    { ...stored('lost', 'b'), isComplete: false },
    stored('draft', 'drafts.a'),
    stored('last', 'a'),
  )
  expect([recent.currentPosition(viewer), recent.currentPosition(anonymous)]).toEqual([
    'last#',
    'last#',
  ])
  commit('one', 'drafts.a', 'a')
  const missed = (position: string, caller: Caller) =>
    recent
      .missedSince(position, caller)
      ?.map(({ id, receivedCount }) => `${id} ${String(receivedCount)}`)
  expect(missed('old#a', viewer)).toBeUndefined()
  expect(missed('lost#b', viewer)).toBeUndefined()
  expect(missed('lost#', viewer)).toEqual(['draft 0', 'last 0', 'one 0'])
  expect(missed('draft#drafts.a', viewer)).toEqual(['last 0', 'one 0'])
  expect(missed('draft#drafts.a', anonymous)).toBeUndefined()
  expect(missed('last#a', anonymous)).toEqual(['one 0'])
})
