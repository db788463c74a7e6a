import { expect, test } from 'vitest'
import { withRetries } from './retry'

const pauses: number[] = []
const pause = (ms: number) => Promise.resolve(pauses.push(ms))

function failFirst(times: number, error: Error) {
  let calls = 0
  return {
    request: () => (calls++ < times ? Promise.reject(error) : Promise.resolve(calls)),
    calls: () => calls,
  }
}

test('repeats with doubling pauses until it succeeds', async () => {
  pauses.length = 0
  expect(await withRetries(failFirst(2, new Error('socket hang up')).request, { pause })).toBe(3)
  expect(pauses).toEqual([250, 500])
})

test('throws the error of the last attempt', async () => {
  const { request, calls } = failFirst(9, new Error('down'))
  await expect(withRetries(request, { attempts: 3, pause })).rejects.toThrow('down')
  expect(calls()).toBe(3)
})
