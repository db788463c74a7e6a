import { expect, test } from 'vitest'
import { createLimiter } from './limiter'

/** Jobs that end when they are told to, with the names of those that have started. */
function jobs() {
  const started: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    started.push(name)
    return new Promise<string>((resolve) => ends.push(() => resolve(name)))
  }
  const endNext = async () => {
    const before = started.length
    ends.shift()?.()
    await expect.poll(() => started.length).toBe(before + 1)
  }
  return { started, ends, job, endNext }
}

test('no more jobs run than allowed, and too many waiting are turned away', async () => {
  const limiter = createLimiter(2, 3)
  const { started, ends, job, endNext } = jobs()
  const names = ['1', '2', '3', '4', '5']
  const all = names.map((name) => limiter(job(name), 'a'))
  await expect(limiter(job('6'), 'b')).rejects.toMatchObject({ status: 429 })
  expect(started).toEqual(['1', '2'])
  for (const name of ['3', '4', '5']) {
    await endNext()
    expect(started.at(-1)).toBe(name)
    expect(ends).toHaveLength(2)
  }
  for (const end of ends) end()
  expect(await Promise.all(all)).toEqual(names)
  expect(await limiter(() => Promise.resolve('free'), 'a')).toBe('free')
})

test('callers take turns, however much one of them asks for', async () => {
  const limiter = createLimiter(1, 100)
  const { started, ends, job, endNext } = jobs()
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => limiter(job(name), 'a'))
  all.push(limiter(job('b1'), 'b'), limiter(job('b2'), 'b'), limiter(job('c1'), 'c'))
  for (let left = all.length; left > 1; left--) await endNext()
  ends[0]?.()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('a job that fails makes room for the next', async () => {
  const limiter = createLimiter(1, 1)
  const failed = limiter(() => Promise.reject(new Error('no')), 'a')
  const next = limiter(() => Promise.resolve('next'), 'a')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
