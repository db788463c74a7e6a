import { afterEach, expect, test, vi } from 'vitest'
import { isReachable } from './is-reachable'

afterEach(() => vi.unstubAllGlobals())

const answers: [string, boolean, () => Promise<Partial<Response>>][] = [
  ['an opaque answer', true, () => Promise.resolve({ ok: false, type: 'opaque' })],
  ['an answer of this site', true, () => Promise.resolve({ ok: true, type: 'basic' })],
  ['an error of this site', false, () => Promise.resolve({ ok: false, type: 'basic' })],
  ['a network error', false, () => Promise.reject(new TypeError('Failed to fetch'))],
]

test.each(answers)('%s means reachable: %s (SOS-03)', async (_, expected, answer) => {
  const request = vi.fn(answer)
  vi.stubGlobal('fetch', request)
  expect(await isReachable('https://app.example/1')).toBe(expected)
  // Without CORS mode the browser sends no cookies and needs no permission of the other site.
  expect(request).toHaveBeenCalledWith('https://app.example/1', {
    method: 'HEAD',
    mode: 'no-cors',
  })
})
