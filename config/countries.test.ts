import { expect, test } from 'vitest'
import { countryCode } from './countries'

test.each([
  ['Argentina', 'AR'],
  [' argentina ', 'AR'],
  ['ar', 'AR'],
  ['Peru', 'PE'],
  ['España', 'ES'],
  ['Mercosur', undefined],
  ['Unión Europea', undefined],
  ['', undefined],
])('%j has the country code %s (RT-08)', (name, code) => expect(countryCode(name)).toBe(code))
