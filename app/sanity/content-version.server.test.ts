import { describe, expect, test, vi } from 'vitest'
import { setUp } from '~/testing/controlled-store'
import { settle } from '~/testing/settle'

describe('the content version', () => {
  test('equal content keeps its identity and causes no second version (FAST-01)', async () => {
    const { store, change } = setUp()
    const page = store.define('page', () => Promise.resolve({ title: 'a' }))
    const first = await page.load()
    const { version } = store
    change()
    expect(await page.load()).toBe(first)
    expect(store.version).toBe(version + 1)
  })

  test('increases when a slow read returns changed content (FAST-01)', async () => {
    const { store, read, resolveRead, change, runTimers } = setUp()
    const page = store.define('page', read)
    await settle()
    await resolveRead(0, 'first')
    change()
    const firstLoad = page.load()
    await runTimers(800)
    expect(await firstLoad).toBe('first')
    const { version } = store
    const onChange = vi.fn()
    store.onChange(onChange)
    await resolveRead(1, 'second')
    expect(store.version).toBeGreaterThan(version)
    expect(onChange).toHaveBeenCalled()
  })

  test('serves content of an earlier process until the first successful read (ERR-03)', async () => {
    const { store, read, resolveRead, rejectRead, runTimers } = setUp()
    const page = store.define('page', read, { value: 'stored' })
    expect(store.freshness()).toBe('lastGood')
    const waiting = page.load()
    await settle()
    await rejectRead(0)
    expect(await waiting).toBe('stored')
    await runTimers(250)
    await resolveRead(1, 'read')
    expect(await page.load()).toBe('read')
    expect(store.freshness()).toBe('fresh')
  })

  test('reads stored content that a page needs before the rest (OPS-01)', async () => {
    const { store, read, readCount, resolveRead, change, runTimers } = setUp()
    const page = store.define('page', read, { value: 'stored' })
    store.define('other', read, { value: 'stored' })
    const waiting = page.load()
    change()
    await runTimers(20)
    expect(readCount()).toBe(1)
    await resolveRead(0, 'read')
    expect(await waiting).toBe('read')
    await runTimers(500)
    expect(readCount()).toBe(2)
  })
})
