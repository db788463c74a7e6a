import { expect, test } from 'vitest'
import { isBrowserKey, alternativeKey, keyFromContent } from './request-key.server'

test('accepts only random UUIDs as browser keys (FORM-08)', () => {
  expect(isBrowserKey(crypto.randomUUID())).toBe(true)
  expect(isBrowserKey(crypto.randomUUID().toUpperCase())).toBe(false)
  expect(isBrowserKey('')).toBe(false)
  expect(isBrowserKey(`${crypto.randomUUID()}\n`)).toBe(false)
})

test('derives a key from the content that nobody can guess or choose (FORM-08)', () => {
  const key = keyFromContent('secret', 'a fingerprint')
  expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(keyFromContent('secret', 'a fingerprint')).toBe(key)
  expect(keyFromContent('secret', 'another')).not.toBe(key)
  expect(keyFromContent('another secret', 'a fingerprint')).not.toBe(key)
  expect(isBrowserKey(key)).toBe(false)
})

test('derives an alternative key that is as random as the first (FORM-08)', () => {
  const key = crypto.randomUUID()
  const alternative = alternativeKey('secret', key, 'a fingerprint')
  expect(isBrowserKey(alternative)).toBe(true)
  expect(alternativeKey('secret', key, 'a fingerprint')).toBe(alternative)
  expect(alternativeKey('secret', key, 'another')).not.toBe(alternative)
  expect(alternativeKey('secret', crypto.randomUUID(), 'a fingerprint')).not.toBe(alternative)
})
