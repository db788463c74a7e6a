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
