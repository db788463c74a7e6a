import { expect, test } from 'vitest'
import { createOutlet, type TrackedEvent } from './outlet'

const event = (time: number): TrackedEvent => ({ name: 'App Loaded', properties: {}, time })

function setUp() {
  const outlet = createOutlet()
  const taken: number[] = []
  const take = ({ time }: TrackedEvent) => taken.push(time)
  return { outlet, taken, take }
}

test('ANA-05 events wait for a yes, and come in their order', () => {
  const { outlet, taken, take } = setUp()
  outlet.put(event(1))
  outlet.put(event(2))
  expect(taken).toEqual([])
  outlet.open(take)
  outlet.put(event(3))
  expect(taken).toEqual([1, 2, 3])
})

test('ANA-05 what was before a no, and after it, is never given over', () => {
  const { outlet, taken, take } = setUp()
  outlet.put(event(1))
  outlet.shut()
  outlet.put(event(2))
  outlet.open(take)
  outlet.put(event(3))
  outlet.shut()
  outlet.put(event(4))
  expect(taken).toEqual([3])
})

test('ANA-05 of many that wait the latest hundred are kept', () => {
  const { outlet, taken, take } = setUp()
  for (let time = 1; time <= 250; time++) outlet.put(event(time))
  outlet.open(take)
  expect([taken.length, taken[0], taken.at(-1)]).toEqual([100, 151, 250])
})
