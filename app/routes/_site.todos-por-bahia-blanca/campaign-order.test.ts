import { expect, test } from 'vitest'
import { CAMPAIGN_ORDERS, inOrder, randomOrder } from './campaign-order'

const orders = Array.from({ length: CAMPAIGN_ORDERS }, (_, order) => order)

test.each([0, 0.5, 0.999])(
  'every order of three campaigns has its number, at %d (SOS-03)',
  (at) => {
    const shown = orders.map((order) => inOrder(['a', 'b', 'c'], order, () => at).join(''))
    expect([...shown].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  },
)

test('more campaigns come up in every order, too, each as often as the others (SOS-03)', () => {
  const shown = orders.flatMap((order) =>
    [0.1, 0.35, 0.6, 0.85].map((at) => inOrder(['a', 'b', 'c', 'd'], order, () => at).join('')),
  )
  expect(new Set(shown).size).toBe(24)
})

test('a random order is one of them, and the shared list stays as it is (SOS-03)', () => {
  expect(orders).toContain(randomOrder())
  const list = ['a', 'b', 'c']
  expect(inOrder(list, 5)).not.toEqual(list)
  expect(list).toEqual(['a', 'b', 'c'])
  expect(inOrder([], 3)).toEqual([])
})
