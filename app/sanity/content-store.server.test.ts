import { describe, expect, test } from 'vitest'
import { setUp, settle } from './testing/controlled-store'

describe('content that nothing has changed', () => {
  test('is read once, at the start, and never waited for again', async () => {
    const { store, read, asked, answer } = setUp()
    const page = store.define('page', read)
    await settle()
    expect(asked()).toBe(1)
    await answer(0, 'first')
    expect(await page.load()).toBe('first')
    expect(await page.load()).toBe('first')
    expect(asked()).toBe(1)
  })
})

describe('CMS-05 changed content', () => {
  test('a load after a change waits for the new content, and all loads share one read', async () => {
    const { store, read, asked, answer, change } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const loads = [page.load(), page.load()]
    await settle()
    expect(asked()).toBe(2)
    await answer(1, 'second')
    expect(await Promise.all(loads)).toEqual(['second', 'second'])
  })

  test('a burst of changes is read once in the background, without any visitor', async () => {
    const { store, read, asked, answer, change, pass } = setUp()
    store.define('page', read)
    await settle()
    await answer(0, 'first')
    for (let count = 0; count < 50; count++) change()
    await pass(20)
    expect(asked()).toBe(2)
  })

  test('a change during a read makes that read stale again', async () => {
    const { store, read, asked, answer, change } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const early = page.load()
    await settle()
    change()
    const late = page.load()
    await answer(1, 'second')
    expect(await early).toBe('second')
    expect(asked()).toBe(3)
    await answer(2, 'third')
    expect(await late).toBe('third')
    expect(await page.load()).toBe('third')
    expect(asked()).toBe(3)
  })
})

describe('ERR-03 a dataset that is slow or down', () => {
  test('a slow read is waited for up to the limit, then the last good content serves', async () => {
    const { store, read, answer, change, pass } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const waiting = page.load()
    await settle()
    await pass(800)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    await answer(1, 'second')
    expect(await page.load()).toBe('second')
  })

  test('the first read is waited for longer, because there is nothing to serve instead', async () => {
    const { store, read, answer, pass } = setUp()
    const page = store.define('page', read)
    await settle()
    const early = page.load()
    await pass(800)
    await answer(0, 'first')
    expect(await early).toBe('first')
  })

  test('a dataset that does not answer at all is not waited for without end', async () => {
    const { store, read, pass } = setUp()
    const page = store.define('page', read)
    const waiting = page.load().catch((error: unknown) => error)
    await settle()
    await pass(5_000)
    expect(await waiting).toHaveProperty('status', 503)
  })

  test('after a failed read nobody waits until the next change', async () => {
    const { store, read, asked, answer, refuse, change, log } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const waiting = page.load()
    await settle()
    await refuse(1)
    expect(await waiting).toBe('first')
    expect(await page.load()).toBe('first')
    expect(asked()).toBe(2)
    expect(log.error).toHaveBeenCalledExactlyOnceWith('content cannot be read', {
      content: 'page',
      reason: 'connect ECONNREFUSED',
      lastGood: true,
    })
  })

  test('retries come at growing intervals, and a sign of life ends the pause', async () => {
    const { store, read, asked, answer, refuse, change, pass, delays, log } = setUp({
      patienceMs: 60_000,
    })
    const page = store.define('page', read)
    await settle()
    for (const [index, delay] of [250, 500, 1000, 2000, 4000, 5000, 5000].entries()) {
      await refuse(index)
      expect(delays()).toContain(delay)
      await pass(5000)
    }
    await refuse(7)
    change()
    await pass(20)
    expect(asked()).toBe(9)
    await answer(8, 'back')
    expect(await page.load()).toBe('back')
    expect(log.error).toHaveBeenCalledTimes(1)
    expect(log.info).toHaveBeenCalledTimes(1)
  })

  test('content that was never read is a 503', async () => {
    const { store, read, refuse } = setUp()
    const page = store.define('page', read)
    await settle()
    const waiting = page.load().catch((error: unknown) => error)
    await refuse(0)
    const answer = await waiting
    expect(answer).toBeInstanceOf(Response)
    expect(answer).toHaveProperty('status', 503)
  })

  test('a read that throws at once does not block the ones after it', async () => {
    const { store, pass } = setUp()
    let down = true
    const page = store.define('page', () => {
      if (down) throw new Error('not ready')
      return Promise.resolve('ready')
    })
    await settle()
    down = false
    await pass(250)
    expect(await page.load()).toBe('ready')
  })
})

test('loads are hits while nothing has changed, else misses', async () => {
  const { store, read, answer, change, loads } = setUp()
  const page = store.define('page', read)
  await settle()
  await answer(0, 'first')
  await page.load()
  change()
  const waiting = page.load()
  await settle()
  await answer(1, 'second')
  await waiting
  await page.load()
  expect(loads).toEqual(['hit', 'miss', 'hit'])
})

test('ERR-03 what is held is incomplete until everything was read, then fresh or the last good', async () => {
  const { store, read, answer, refuse, change, pass } = setUp()
  store.define('page', read)
  store.define('other', read)
  await settle()
  expect(store.holding()).toBe('incomplete')
  await answer(0, 'first')
  await refuse(1)
  expect(store.holding()).toBe('incomplete')
  await pass(250)
  await answer(2, 'first')
  expect(store.holding()).toBe('fresh')
  change()
  await pass(20)
  await refuse(3)
  await answer(4, 'second')
  expect(store.holding()).toBe('lastGood')
  await pass(250)
  await answer(5, 'second')
  expect(store.holding()).toBe('fresh')
})

test('a closed store stops listening and reading', async () => {
  const { store, read, asked, refuse, pass, unsubscribe } = setUp()
  store.define('page', read)
  await settle()
  store.close()
  await refuse(0)
  await pass(60_000)
  expect(asked()).toBe(1)
  expect(unsubscribe).toHaveBeenCalledOnce()
})
