import { expect, test } from 'vitest'
import { isNarrowPhone } from './narrow-phone'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'
const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile'
const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'

test('only mobile browsers narrower than 768 px scroll natively (INV-13)', () => {
  expect(isNarrowPhone(iPhone, 390)).toBe(true)
  expect(isNarrowPhone(android, 767)).toBe(true)
  expect(isNarrowPhone(android, 768)).toBe(false)
  expect(isNarrowPhone(desktop, 390)).toBe(false)
})
