import { expect, test } from 'vitest'
import { readShares } from './shares'

test('reads percentages that add up to 100 (CLAIM-01)', () => {
  expect(readShares(['62,5 %', '27,5%', '10 %'])).toEqual([62.5, 27.5, 10])
})

test.each([[['60 %', '30 %']], [['60 %', 'USD 40']], [['60 %', '50 %']], [[]]])(
  'rejects %j (CLAIM-01)',
  (values) => {
    expect(readShares(values)).toBeUndefined()
  },
)
