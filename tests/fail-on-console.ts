import { afterEach, expect } from 'vitest'

/** @sanity/client warns about the old perspective name, which the tests use on purpose. */
const EXPECTED = 'The `previewDrafts` perspective has been renamed'

/**
 * Fails every test that writes to console.error or console.warn. A test that expects a message
 * replaces the method with `vi.spyOn(console, 'warn').mockImplementation(…)` and asserts on its calls.
 */
const unexpected: unknown[][] = []
const record = (...message: unknown[]) => {
  if (!String(message[0]).startsWith(EXPECTED)) unexpected.push(message)
}
Object.assign(console, { error: record, warn: record })

afterEach(() => {
  expect(unexpected.splice(0), 'Unexpected console.error or console.warn').toEqual([])
})
