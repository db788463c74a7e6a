import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit'

test('rejects an address above its limit until the next window', () => {
  let now = 60_000
  const rate = createRateLimit('pictures', { limit: 3, windowMs: 30_000 }, () => new Date(now))
  const count = (address?: string) => () => rate.count(address)
  for (let n = 0; n < 3; n++) count('203.0.113.1')()
  expect(count('203.0.113.1')).toThrow(expect.objectContaining({ status: 429 }))
  expect(count('203.0.113.2')).not.toThrow()
  now = 89_999
  expect(count('203.0.113.1')).toThrow(/Too many pictures for one network address/)
  now = 90_000
  expect(count('203.0.113.1')).not.toThrow()
})

test('counts an IPv6 network as one caller, and never the site itself', () => {
  const rate = createRateLimit('pictures', { limit: 1, windowMs: 1000 }, () => new Date(0))
  rate.count('2001:db8::1')
  expect(() => rate.count('2001:db8::2')).toThrow(expect.objectContaining({ status: 429 }))
  for (let n = 0; n < 5; n++) rate.count(undefined)
})
