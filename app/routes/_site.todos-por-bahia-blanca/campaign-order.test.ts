import { expect, test } from 'vitest'
import { CAMPAIGN_ORDERS, orderCampaigns } from './campaign-order'

const orders = Array.from({ length: CAMPAIGN_ORDERS }, (_, order) => order)

test.each([0, 0.5, 0.999])(
  'each number gives one order of three campaigns, at %d (SOS-03)',
  (at) => {
    const shown = orders.map((order) => orderCampaigns(['a', 'b', 'c'], order, () => at).join(''))
    expect([...shown].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  },
)

test('all orders of more campaigns are equally likely (SOS-03)', () => {
  const shown = orders.flatMap((order) =>
    [0.1, 0.35, 0.6, 0.85].map((at) =>
      orderCampaigns(['a', 'b', 'c', 'd'], order, () => at).join(''),
    ),
  )
  expect(new Set(shown).size).toBe(24)
})
