import { expect, test } from 'vitest'
import { createRate } from './rate'

test('an address is refused above its rate, until the next window of time', () => {
  let now = 60_000
  const rate = createRate('pictures', { most: 3, windowMs: 30_000 }, () => new Date(now))
  const ask = (address?: string) => () => rate.count(address)
  for (let n = 0; n < 3; n++) ask('203.0.113.1')()
  expect(ask('203.0.113.1')).toThrow(expect.objectContaining({ status: 429 }))
  expect(ask('203.0.113.2')).not.toThrow()
  now = 89_999
  expect(ask('203.0.113.1')).toThrow(/Too many pictures for one network address/)
  now = 90_000
  expect(ask('203.0.113.1')).not.toThrow()
})

test('a network of IPv6 addresses is one, and who asks the lake itself is not counted', () => {
  const rate = createRate('pictures', { most: 1, windowMs: 1000 }, () => new Date(0))
  rate.count('2001:db8::1')
  expect(() => rate.count('2001:db8::2')).toThrow(expect.objectContaining({ status: 429 }))
  for (let n = 0; n < 5; n++) rate.count(undefined)
})
