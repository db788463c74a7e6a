import { expect, test } from 'vitest'
import { createPlaces, forwardedAddress } from './places'

test('places are counted by address and in all, and given back once', () => {
  const places = createPlaces('streams', 'network address', { each: 2, inAll: 3 })
  const giveBack = places.take('203.0.113.1')
  places.take('203.0.113.1')
  expect(() => places.take('203.0.113.1')).toThrow('Too many streams for one network address')
  places.take('203.0.113.2')
  expect(() => places.take('203.0.113.3')).toThrow('Too many streams at the moment')
  giveBack()
  giveBack()
  places.take('203.0.113.3')
  expect(() => places.take('203.0.113.4')).toThrow('Too many streams at the moment')
})

test('a network of IPv6 addresses is one caller; several places may be taken at once', () => {
  const places = createPlaces('characters', 'network address', { each: 10, inAll: 100 })
  places.take('2001:db8::1', 6)
  expect(() => places.take('2001:db8::2', 5)).toThrow('for one network address')
  places.take('2001:db8::2', 4)
})

test('who asks the lake itself is not counted', () => {
  const places = createPlaces('streams', 'network address', { each: 0, inAll: 0 })
  expect(places.take(forwardedAddress({}))).toBeTypeOf('function')
  expect(() => places.take(forwardedAddress({ 'x-forwarded-for': '::1' }))).toThrow('Too many')
})
