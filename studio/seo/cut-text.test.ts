import { expect, test } from 'vitest'
import { cutText } from './cut-text'

test('cuts only a text that is too long, after a word (CHECK-01)', () => {
  expect(cutText(' Rifas y campañas ', 16)).toBe('Rifas y campañas')
  expect(cutText('Rifas y campañas para tu causa', 20)).toBe('Rifas y campañas…')
  expect(cutText('Electroencefalografista', 6)).toBe('Elect…')
})
