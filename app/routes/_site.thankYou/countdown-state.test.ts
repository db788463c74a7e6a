import { expect, test } from 'vitest'
import { countdown, countdownStart, spokenSecond } from './countdown-state'

const after = (seconds: number, from = countdownStart) =>
  Array.from({ length: seconds }).reduce<typeof from>((state) => countdown(state, 'second'), from)

test('TY-02 counts down from 10 to 0, and no further', () => {
  expect(countdownStart).toEqual({ left: 10, paused: false })
  expect(after(3).left).toBe(7)
  expect(after(10).left).toBe(0)
  expect(after(12).left).toBe(0)
})

test('TY-03 a pause holds the seconds that are left', () => {
  const paused = countdown(after(4), 'pause')
  expect(after(20, paused)).toEqual({ left: 6, paused: true })
  expect(after(2, countdown(paused, 'resume'))).toEqual({ left: 4, paused: false })
})

test('TY-03 the time left is said twice, not at every second', () => {
  const said = Array.from({ length: 11 }, (_, index) => spokenSecond(10 - index))
  expect(new Set(said)).toEqual(new Set([10, 5]))
  expect(said.slice(0, 6)).toEqual([10, 10, 10, 10, 10, 5])
})
