import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue'

const defaults = { concurrency: 1, maxPerKey: 10, maxTotal: 20, items: 'jobs' }

/** A queue whose jobs end when the test ends them. The first letter of a job's name is its key. */
function startQueue(options: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const run = (name: string) =>
    queue.run(name.charAt(0), () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const endNext = async () => {
    const before = started.length
    ends.shift()?.()
    await expect.poll(() => started.length).toBe(before + 1)
  }
  return { queue, started, ends, run, endNext }
}

test('alternates between keys, however much one of them enqueues', async () => {
  const { started, ends, run, endNext } = startQueue(defaults)
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
  const all = names.map((name) => run(name))
  for (let left = all.length; left > 1; left -= 1) await endNext()
  ends[0]?.()
  expect(await Promise.all(all)).toEqual(names)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('runs no more jobs at once than allowed', async () => {
  const { started, ends, run, endNext } = startQueue({ ...defaults, concurrency: 2 })
  const all = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name))
  expect(started).toEqual(['a1', 'a2'])
  await endNext()
  await endNext()
  expect(ends).toHaveLength(2)
  for (const end of ends) end()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('rejects only the caller whose job fails, and continues', async () => {
  const { queue } = startQueue(defaults)
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', () => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await queue.run('a', () => Promise.resolve('later'))).toBe('later')
})

test('rejects jobs over the limit per key or in total until others end', async () => {
  const { queue, ends, run, endNext } = startQueue({ ...defaults, maxPerKey: 2, maxTotal: 3 })
  const accepted = ['a1', 'a2', 'a3', 'b1'].map((name) => run(name))
  const message = 'Too many jobs are waiting'
  await expect(run('a4')).rejects.toMatchObject({ status: 429, message })
  for (const name of ['b2', 'c1']) {
    await expect(run(name)).rejects.toMatchObject({ status: 429, message })
  }
  for (let left = accepted.length; left > 1; left -= 1) await endNext()
  ends[0]?.()
  await Promise.all(accepted)
  expect(await queue.run('c', () => Promise.resolve('c1'))).toBe('c1')
})

test('is idle once no job runs or waits (FAST-01)', async () => {
  const { queue, ends, run, endNext } = startQueue(defaults)
  await queue.idle()
  const all = ['a1', 'a2'].map((name) => run(name))
  let isIdle = false
  const idle = queue.idle().then(() => (isIdle = true))
  await endNext()
  expect(isIdle).toBe(false)
  ends[0]?.()
  await Promise.all([...all, idle])
  expect(isIdle).toBe(true)
})
