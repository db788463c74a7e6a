import { parse } from 'groq-js'
import { expect, test } from 'vitest'
import { applyGroqWorkarounds } from './groq-workarounds'

test('turns releases::all() into a filter by type', () => {
  expect(applyGroqWorkarounds(parse('releases::all()'))).toEqual(
    parse('*[_type == "system.release"]'),
  )
})

test('leaves other queries unchanged', () => {
  const query = '*[_id in ["a"] && n > 1] | order(n)[0..1]{..., "m": (1 + 2) * n}'
  expect(applyGroqWorkarounds(parse(query))).toEqual(parse(query))
})
