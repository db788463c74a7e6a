import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createImageCache } from './image-cache'
import { createLimiter } from './limiter'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'image-cache-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

test('a file is made once, however many ask at the same time and afterwards', async () => {
  let made = 0
  const make = () => Promise.resolve(Buffer.from(`made ${String(++made)}`))
  const cache = createImageCache(dir)
  const files = await Promise.all(Array.from({ length: 20 }, () => cache.get('a.webp', make)))
  expect(new Set(files)).toEqual(new Set([path.join(dir, 'a.webp')]))
  await cache.get('a.webp', make)
  await createImageCache(dir).get('a.webp', make)
  expect(made).toBe(1)
})

test('a failure reaches everyone who waits, leaves nothing, and is tried again', async () => {
  const cache = createImageCache(dir)
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readdirSync(dir)).toEqual([])
  await expect(cache.get('a', () => Promise.resolve(Buffer.from('a')))).resolves.toContain('a')
})

test('above its size the cache gives up what was not asked for longest', async () => {
  const cache = createImageCache(dir, 1000)
  const make = () => Promise.resolve(Buffer.alloc(300))
  for (const [index, name] of ['a', 'b', 'c'].entries()) {
    utimesSync(await cache.get(name, make), 1000 + index, 1000 + index)
  }
  await cache.get('a', make)
  await cache.get('d', make)
  expect(readdirSync(dir).sort()).toEqual(['a', 'd'])
  expect(existsSync(path.join(dir, 'b'))).toBe(false)
})

test('no more jobs run than allowed, and too many waiting are turned away', async () => {
  const limiter = createLimiter(2, 3)
  let running = 0
  let most = 0
  const release: (() => void)[] = []
  const job = async () => {
    most = Math.max(most, ++running)
    await new Promise<void>((resolve) => release.push(resolve))
    running--
  }
  const jobs = Array.from({ length: 5 }, () => limiter(job))
  await expect(limiter(job)).rejects.toMatchObject({ status: 503 })
  for (let done = 0; done < 5; done++) {
    await expect.poll(() => release.length).toBeGreaterThan(0)
    release.shift()?.()
  }
  await Promise.all(jobs)
  expect(most).toBe(2)
  await limiter(() => Promise.resolve())
})
