import { existsSync, readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createTempFolder } from '../testing/temp-folder'
import { createImageCache } from './image-cache'

/** Advances by a second with each call. */
let seconds = 0
const clock = () => new Date(++seconds * 1000)

const getPath = async (result: Promise<string | Buffer>) => z.string().parse(await result)

test('creates a file once for concurrent and later callers', async () => {
  const dir = createTempFolder()
  let made = 0
  const make = () => Promise.resolve(Buffer.from(`made ${String(++made)}`))
  const cache = createImageCache(dir, clock)
  const files = await Promise.all(Array.from({ length: 20 }, () => cache.get('a.webp', make)))
  expect(new Set(files)).toEqual(new Set([path.join(dir, 'a.webp')]))
  await cache.get('a.webp', make)
  await createImageCache(dir, clock).get('a.webp', make)
  expect(made).toBe(1)
})

test('rejects all waiting callers after a failure, caches nothing, and tries again', async () => {
  const dir = createTempFolder()
  const cache = createImageCache(dir, clock)
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readdirSync(dir)).toEqual([])
  await expect(cache.get('a', () => Promise.resolve(Buffer.from('a')))).resolves.toContain('a')
})

test('deletes the least recently used files above its maximum size', async () => {
  const dir = createTempFolder()
  const cache = createImageCache(dir, clock, 1000)
  const make = () => Promise.resolve(Buffer.alloc(300))
  for (const name of ['a', 'b', 'c']) await cache.get(name, make)
  await cache.get('a', make)
  await cache.get('d', make)
  expect(readdirSync(dir).sort()).toEqual(['a', 'd'])
  rmSync(dir, { recursive: true })
  expect(existsSync(await getPath(cache.get('a', make))), 'after the folder was deleted').toBe(true)
})

test('stays within its size with concurrent files and those of an earlier process', async () => {
  const dir = createTempFolder()
  const make = () => Promise.resolve(Buffer.alloc(100))
  const names = Array.from({ length: 30 }, (_, index) => `p${index}`)
  const first = createImageCache(dir, clock, 1000)
  await Promise.all(names.map((name) => first.get(name, make)))
  expect(readdirSync(dir).length).toBeLessThanOrEqual(10)

  const second = createImageCache(dir, clock, 500)
  await second.get('new', make)
  expect(readdirSync(dir)).toContain('new')
  expect(readdirSync(dir).length).toBeLessThanOrEqual(5)
})
