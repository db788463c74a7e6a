import { expect, test } from 'vitest'
import { listDeletions } from './deleted-documents'

const transaction = (timestamp: string, ...ids: string[]) => ({
  id: timestamp,
  author: 'ana',
  timestamp,
  mutations: [...ids.map((id) => ({ delete: { id } })), { create: { _id: 'made' } }],
})

test('lists the last deletion of each public document, with its draft (PLAN-04)', () => {
  const transactions = [
    transaction('4', 'drafts.a', 'a'),
    transaction('3', 'drafts.b'),
    transaction('2', 'b'),
    transaction('1', 'drafts.a'),
  ]
  expect(listDeletions(transactions)).toEqual([
    { id: 'a', layers: ['drafts.a', 'a'], deletedAt: '4', author: 'ana', created: ['made'] },
    { id: 'b', layers: ['drafts.b'], deletedAt: '3', author: 'ana', created: ['made'] },
  ])
})

test('never lists requests, sign-ups, releases or their versions (PLAN-04)', () => {
  const ids = ['investorRequest.1', 'drafts.newsletterSignup.2', '_.releases.r', 'versions.r.a']
  expect(listDeletions([transaction('1', ...ids)])).toEqual([])
})
