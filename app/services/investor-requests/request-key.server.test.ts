import { expect, test } from 'vitest'
import { isBrowserKey, keyBeside, keyOfContent } from './request-key.server'

test('FORM-08 browsers name requests by random UUIDs, and by nothing else', () => {
  expect(isBrowserKey(crypto.randomUUID())).toBe(true)
  expect(isBrowserKey(crypto.randomUUID().toUpperCase())).toBe(false)
  expect(isBrowserKey('')).toBe(false)
  expect(isBrowserKey(`${crypto.randomUUID()}\n`)).toBe(false)
})

test('FORM-08 a form without a key is named by its content, which nobody can guess or choose', () => {
  const key = keyOfContent('secret', 'a fingerprint')
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyOfContent('secret', 'a fingerprint')).toBe(key)
  expect(keyOfContent('secret', 'another')).not.toBe(key)
  expect(keyOfContent('another secret', 'a fingerprint')).not.toBe(key)
  expect(isBrowserKey(key)).toBe(false)
})

test('FORM-08 a request beside another has a key as random as the one that it came with', () => {
  const key = crypto.randomUUID()
  const beside = keyBeside('secret', key, 'a fingerprint')
  expect(isBrowserKey(beside)).toBe(true)
  expect(keyBeside('secret', key, 'a fingerprint')).toBe(beside)
  expect(keyBeside('secret', key, 'another')).not.toBe(beside)
  expect(keyBeside('secret', crypto.randomUUID(), 'a fingerprint')).not.toBe(beside)
})
