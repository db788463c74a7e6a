import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { createImageCache } from './image-cache'

let dir = ''
beforeEach(() => {
  dir = mkdtempSync(path.join(os.tmpdir(), 'image-cache-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

/** Each time it is read is a second after the one before. */
let seconds = 0
const clock = () => new Date(++seconds * 1000)

/** There is room: it is the path of a file. */
const pathOf = async (picture: Promise<string | Buffer>) => z.string().parse(await picture)

test('a file is made once, however many ask at the same time and afterwards', async () => {
  let made = 0
  const make = () => Promise.resolve(Buffer.from(`made ${String(++made)}`))
  const cache = createImageCache(dir, clock)
  const files = await Promise.all(Array.from({ length: 20 }, () => cache.get('a.webp', make)))
  expect(new Set(files)).toEqual(new Set([path.join(dir, 'a.webp')]))
  await cache.get('a.webp', make)
  await createImageCache(dir, clock).get('a.webp', make)
  expect(made).toBe(1)
})

test('a failure reaches everyone who waits, leaves nothing, and is tried again', async () => {
  const cache = createImageCache(dir, clock)
  const fail = () => Promise.reject(new Error('no'))
  const both = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(readdirSync(dir)).toEqual([])
  await expect(cache.get('a', () => Promise.resolve(Buffer.from('a')))).resolves.toContain('a')
})

test('above its size the cache gives up what was not asked for longest', async () => {
  const cache = createImageCache(dir, clock, 1000)
  const make = () => Promise.resolve(Buffer.alloc(300))
  for (const name of ['a', 'b', 'c']) await cache.get(name, make)
  await cache.get('a', make)
  await cache.get('d', make)
  expect(readdirSync(dir).sort()).toEqual(['a', 'd'])
  expect(existsSync(path.join(dir, 'b'))).toBe(false)
})

test('what is there is found and counts as asked for; what is not has to be made', async () => {
  const cache = createImageCache(dir, clock, 1000)
  expect(await cache.find('a')).toBeUndefined()
  const make = () => Promise.resolve(Buffer.alloc(300))
  for (const name of ['a', 'b', 'c']) await cache.get(name, make)
  expect(await cache.find('a')).toBe(path.join(dir, 'a'))
  await cache.get('d', make)
  expect(readdirSync(dir)).toContain('a')
})

test('many that come at once stay within the size, and so do those of an earlier process', async () => {
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

test('a folder that is deleted under it is made again', async () => {
  const cache = createImageCache(dir, clock, 1000)
  const make = () => Promise.resolve(Buffer.alloc(300))
  await cache.get('a', make)
  rmSync(dir, { recursive: true })
  expect(existsSync(await pathOf(cache.get('a', make)))).toBe(true)
})

test('tells the maker once all callers have left, and makes the file for the next (FAST-01)', async () => {
  const cache = createImageCache(dir, clock)
  const makers: AbortSignal[] = []
  const make = (unwanted: AbortSignal) => {
    makers.push(unwanted)
    return new Promise<Buffer>((_, reject) =>
      unwanted.addEventListener('abort', () => reject(new Error('left'))),
    )
  }
  const [one, other] = [new AbortController(), new AbortController()]
  const both = [one, other].map(({ signal }) => cache.get('a', make, signal))
  await expect.poll(() => makers.length).toBe(1)
  one.abort()
  expect(makers[0]?.aborted).toBe(false)
  other.abort()
  const next = cache.get('a', () => Promise.resolve(Buffer.from('a')))
  const results = await Promise.allSettled(both)
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(existsSync(await pathOf(next))).toBe(true)
})
