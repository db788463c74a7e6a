import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue'

const roomy = { atOnce: 1, perKey: 10, inAll: 20, things: 'jobs' }

/** Work that ends when it is told to, with the names of what has started; a name begins with its key. */
function workshop(options: Parameters<typeof createFairQueue>[0]) {
  const queue = createFairQueue(options)
  const started: string[] = []
  const ends: (() => void)[] = []
  const send = (name: string) =>
    queue.run(name.charAt(0), () => {
      started.push(name)
      return new Promise<string>((resolve) => ends.push(() => resolve(name)))
    })
  const endNext = async () => {
    const before = started.length
    ends.shift()?.()
    await expect.poll(() => started.length).toBe(before + 1)
  }
  return { queue, started, ends, send, endNext }
}

test('everybody has their turn, however much one of them sends', async () => {
  const { started, ends, send, endNext } = workshop(roomy)
  const names = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']
  const all = names.map(send)
  for (let left = all.length; left > 1; left -= 1) await endNext()
  ends[0]?.()
  expect(await Promise.all(all)).toEqual(names)
  expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
})

test('no more is done at once than allowed, and each end makes room for one', async () => {
  const { started, ends, send, endNext } = workshop({ ...roomy, atOnce: 2 })
  const all = ['a1', 'a2', 'a3', 'b1'].map(send)
  expect(started).toEqual(['a1', 'a2'])
  await endNext()
  await endNext()
  expect(ends).toHaveLength(2)
  for (const end of ends) end()
  await Promise.all(all)
  expect(started).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('work that fails is told to its sender alone, and the queue goes on', async () => {
  const { queue } = workshop(roomy)
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', () => Promise.resolve('next'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('next')
  expect(await queue.run('a', () => Promise.resolve('later'))).toBe('later')
})

test('too much of one sender, or of all, is refused until there is room', async () => {
  const { queue, ends, send, endNext } = workshop({ ...roomy, perKey: 2, inAll: 3 })
  const taken = ['a1', 'a2', 'a3', 'b1'].map(send)
  const refusal = { status: 429, message: 'Too many jobs are waiting' }
  for (const name of ['a4', 'b2', 'c1']) await expect(send(name)).rejects.toMatchObject(refusal)
  for (let left = taken.length; left > 1; left -= 1) await endNext()
  ends[0]?.()
  await Promise.all(taken)
  expect(await queue.run('c', () => Promise.resolve('c1'))).toBe('c1')
})

test('what one sender may not have waiting, another may', async () => {
  const { started, ends, send, endNext } = workshop({ ...roomy, perKey: 1 })
  const taken = ['a1', 'a2'].map(send)
  await expect(send('a3')).rejects.toMatchObject({ status: 429 })
  taken.push(send('b1'))
  await endNext()
  await endNext()
  ends[0]?.()
  await Promise.all(taken)
  expect(started).toEqual(['a1', 'a2', 'b1'])
})

test('removes aborted work that still waits, and finishes what has begun (FAST-01)', async () => {
  const { queue, started, ends } = workshop({ ...roomy, perKey: 1 })
  const leaving = new AbortController()
  const begin = (name: string, signal?: AbortSignal) =>
    queue.run(
      'a',
      () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      },
      signal,
    )
  const first = begin('a1', leaving.signal)
  const second = begin('a2', leaving.signal)
  leaving.abort()
  await expect(second).rejects.toThrow('Nobody waits')
  await expect(begin('a3', leaving.signal)).rejects.toThrow('Nobody waits')
  const fourth = begin('a4')
  ends[0]?.()
  expect(await first).toBe('a1')
  await expect.poll(() => started).toEqual(['a1', 'a4'])
  ends[1]?.()
  expect(await fourth).toBe('a4')
})

test('is idle once no work runs or waits (FAST-01)', async () => {
  const { queue, ends, send, endNext } = workshop(roomy)
  await queue.idle()
  const all = ['a1', 'a2'].map(send)
  let isIdle = false
  const idle = queue.idle().then(() => (isIdle = true))
  await endNext()
  expect(isIdle).toBe(false)
  ends[0]?.()
  await Promise.all([...all, idle])
  expect(isIdle).toBe(true)
})
