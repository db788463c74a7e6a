import { expect, test } from 'vitest'
import { createFairQueue } from './fair-queue'

const roomy = { perKey: 10, inAll: 20 }

function workshop() {
  const order: string[] = []
  const work = (name: string) => () => {
    order.push(name)
    return Promise.resolve(name)
  }
  return { order, work }
}

test('everybody has their turn, one piece of work at a time', async () => {
  const { order, work } = workshop()
  const queue = createFairQueue(roomy)
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) =>
    queue.run(name.charAt(0), work(name)),
  )
  expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'b2'])
  expect(order).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
})

test('work that fails is told to its sender alone, and the queue goes on', async () => {
  const { work } = workshop()
  const queue = createFairQueue(roomy)
  const failing = queue.run('a', () => Promise.reject(new Error('no')))
  const next = queue.run('a', work('a2'))
  await expect(failing).rejects.toThrow('no')
  expect(await next).toBe('a2')
  expect(await queue.run('a', work('a3'))).toBe('a3')
})

test('too much of one sender, or of all, is refused', async () => {
  const { work } = workshop()
  const queue = createFairQueue({ perKey: 2, inAll: 3 })
  const taken = ['a1', 'a2', 'a3', 'b1'].map((name) => queue.run(name.charAt(0), work(name)))
  const refused = ['a4', 'c1'].map((name) => queue.run(name.charAt(0), work(name)))
  for (const one of refused) await expect(one).rejects.toMatchObject({ status: 429 })
  await Promise.all(taken)
  expect(await queue.run('c', work('c1'))).toBe('c1')
})
