import { expect, test } from 'vitest'
import { announcedSeconds, COUNT_FROM, countDown, initialState } from './use-countdown'

const after = (seconds: number, from = initialState) =>
  Array.from({ length: seconds }).reduce<typeof from>((state) => countDown(state, 'tick'), from)

test('counts down from 10 to 0 and stops there (TY-02)', () => {
  expect(initialState).toEqual({ secondsLeft: 10, isPaused: false })
  expect(after(3).secondsLeft).toBe(7)
  expect(after(10).secondsLeft).toBe(0)
  expect(after(12).secondsLeft).toBe(0)
})

test('a pause keeps the remaining seconds (TY-03)', () => {
  const paused = countDown(after(4), 'pause')
  expect(after(20, paused)).toEqual({ secondsLeft: 6, isPaused: true })
  expect(after(2, countDown(paused, 'resume'))).toEqual({ secondsLeft: 4, isPaused: false })
})

test('announces the seconds at the start and at half, not at every second (TY-03)', () => {
  const announced = Array.from({ length: 11 }, (_, index) => announcedSeconds(COUNT_FROM - index))
  expect(announced).toEqual([10, 10, 10, 10, 10, 5, 5, 5, 5, 5, 5])
})
