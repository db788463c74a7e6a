import { expect, test } from 'vitest'
import { withRetries } from './retry'

const pauses: number[] = []
const pause = (ms: number) => Promise.resolve(pauses.push(ms))

function failing(times: number, error: Error) {
  let calls = 0
  return {
    work: () => (calls++ < times ? Promise.reject(error) : Promise.resolve(calls)),
    calls: () => calls,
  }
}

test('tries again with doubling pauses until it succeeds', async () => {
  pauses.length = 0
  expect(await withRetries(failing(2, new Error('socket hang up')).work, { pause })).toBe(3)
  expect(pauses).toEqual([250, 500])
})

test('gives up after the last attempt with its error', async () => {
  const { work, calls } = failing(9, new Error('down'))
  await expect(withRetries(work, { attempts: 3, pause })).rejects.toThrow('down')
  expect(calls()).toBe(3)
})
