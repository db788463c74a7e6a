import { describe, expect, test, vi } from 'vitest'
import { setUp, settle } from './testing/controlled-store'

describe('pages made of content', () => {
  test('equal content keeps its identity and the version of its change (FAST-01)', async () => {
    const { store, change } = setUp()
    const reads: ((value: { title: string }) => void)[] = []
    const page = store.define('page', () => new Promise((resolve) => reads.push(resolve)))
    await settle()
    reads[0]?.({ title: 'a' })
    const first = await page.load()
    const { version } = store
    change()
    const second = page.load()
    await settle()
    reads[1]?.({ title: 'a' })
    expect(await second).toBe(first)
    expect(store.version).toBe(version + 1)
  })

  test('content that is read late is a new version (FAST-01)', async () => {
    const { store, read, answer, change, pass } = setUp()
    const page = store.define('page', read)
    await settle()
    await answer(0, 'first')
    change()
    const impatient = page.load()
    await pass(800)
    expect(await impatient).toBe('first')
    const { version } = store
    const heard = vi.fn()
    store.onChange(heard)
    await answer(1, 'second')
    expect(store.version).toBeGreaterThan(version)
    expect(heard).toHaveBeenCalled()
  })

  test('content of an earlier process stands in until the first read (ERR-03)', async () => {
    const { store, read, answer, refuse, pass } = setUp()
    const page = store.define('page', read, { value: 'stored' })
    expect(store.holding()).toBe('lastGood')
    await settle()
    await refuse(0)
    expect(await page.load()).toBe('stored')
    await pass(250)
    await answer(1, 'read')
    expect(await page.load()).toBe('read')
    expect(store.holding()).toBe('fresh')
  })
})
