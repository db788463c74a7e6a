import { expect, test } from 'vitest'
import { shuffled } from './shuffled'

test('SOS-03 every order of three campaigns comes up, and each as often as the others', () => {
  const counts = new Map<string, number>()
  for (let first = 0; first < 6; first += 1) {
    for (let second = 0; second < 6; second += 1) {
      const numbers = [first / 6, second / 6, 0]
      const order = shuffled(['a', 'b', 'c'], () => numbers.shift() ?? 0).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
  }
  expect(counts.size).toBe(6)
  expect(new Set(counts.values())).toEqual(new Set([6]))
})

test('SOS-03 the list itself, which all visitors share, is left as it is', () => {
  const list = ['a', 'b', 'c']
  expect(shuffled(list, () => 0.9)).not.toEqual(list)
  expect(list).toEqual(['a', 'b', 'c'])
  expect(shuffled([])).toEqual([])
})
