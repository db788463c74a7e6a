import { expect, test } from 'vitest'
import { createQuota, forwardedAddress } from './quota'

test('limits each address and the total, and releases a reservation once', () => {
  const quota = createQuota('streams', { perCaller: 2, total: 3 })
  const release = quota.reserve('203.0.113.1')
  quota.reserve('203.0.113.1')
  expect(() => quota.reserve('203.0.113.1')).toThrow('Too many streams for one network address')
  quota.reserve('203.0.113.2')
  expect(() => quota.reserve('203.0.113.3')).toThrow('Too many streams at the moment')
  release()
  release()
  quota.reserve('203.0.113.3')
  expect(() => quota.reserve('203.0.113.4')).toThrow('Too many streams at the moment')
})

test('counts an IPv6 network as one caller and reserves several items at once', () => {
  const quota = createQuota('characters', { perCaller: 10, total: 100 })
  quota.reserve('2001:db8::1', 6)
  expect(() => quota.reserve('2001:db8::2', 5)).toThrow('for one network address')
  quota.reserve('2001:db8::2', 4)
})

test('does not count direct requests', () => {
  const quota = createQuota('streams', { perCaller: 0, total: 0 })
  expect(quota.reserve(forwardedAddress({}))).toBeTypeOf('function')
  expect(() => quota.reserve(forwardedAddress({ 'x-forwarded-for': '::1' }))).toThrow('Too many')
})
