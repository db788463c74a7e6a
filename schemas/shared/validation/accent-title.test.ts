import { expect, test } from 'vitest'
import { checkAccent, checkSingleLine } from './accent-title'

const span = (text: string, ...marks: string[]) => ({ _type: 'span', text, marks })
const block = (...children: unknown[]) => ({ _type: 'block', children })

test('rejects a headline of several blocks', () => {
  expect(checkSingleLine([block()])).toBe(true)
  expect(checkSingleLine([block(), block()])).toContain('un solo párrafo')
  expect(checkSingleLine(undefined)).toBe(true)
})

test('warns about a headline without a wide word, or with two', () => {
  expect(checkAccent([block(span('Cada número '), span('ayuda', 'em'))])).toBe(true)
  expect(checkAccent([block(span('Cada número ayuda'))])).toContain('Palabra ancha')
  expect(checkAccent([block(span('Cada', 'em'), span(' '), span('ayuda', 'em'))])).toContain(
    'una sola',
  )
  expect(checkAccent([])).toBe(true)
  expect(checkAccent([{ _type: 'block' }, null])).toContain('Palabra ancha')
})
