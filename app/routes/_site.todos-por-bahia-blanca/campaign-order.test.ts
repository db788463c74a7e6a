import { expect, test } from 'vitest'
import { CAMPAIGN_ORDERS, orderItems, drawOrder } from './campaign-order'

const orders = Array.from({ length: CAMPAIGN_ORDERS }, (_, order) => order)

test.each([0, 0.5, 0.999])(
  'each number gives one order of three campaigns, at %d (SOS-03)',
  (at) => {
    const shown = orders.map((order) => orderItems(['a', 'b', 'c'], order, () => at).join(''))
    expect([...shown].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  },
)

test('all orders of more campaigns are equally likely (SOS-03)', () => {
  const shown = orders.flatMap((order) =>
    [0.1, 0.35, 0.6, 0.85].map((at) => orderItems(['a', 'b', 'c', 'd'], order, () => at).join('')),
  )
  expect(new Set(shown).size).toBe(24)
})

test('draws a valid order and does not change the list (SOS-03)', () => {
  expect(orders).toContain(drawOrder())
  const list = ['a', 'b', 'c']
  expect(orderItems(list, 5)).not.toEqual(list)
  expect(list).toEqual(['a', 'b', 'c'])
  expect(orderItems([], 3)).toEqual([])
})
