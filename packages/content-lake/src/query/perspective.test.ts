import { expect, test } from 'vitest'
import { parsePerspective } from './perspective'

test.each([
  [undefined, 'v1', 'raw'],
  [undefined, 'v2025-02-18', 'raw'],
  [undefined, 'v2025-02-19', ['published']],
  ['', 'vX', ['published']],
  ['raw', 'vX', 'raw'],
  ['published', 'v1', ['published']],
  ['drafts', 'v1', ['drafts', 'published']],
  ['previewDrafts', 'v1', ['drafts', 'published']],
  ['r1,drafts', 'v1', ['r1', 'drafts', 'published']],
  [',r1,drafts', 'v1', ['r1', 'drafts', 'published']],
  ['r1,published,drafts', 'v1', ['r1', 'published']],
  ['drafts.a', 'v1', ['drafts.a', 'published']],
])('perspective %s in API version %s reads %s', (value, version, layers) => {
  expect(parsePerspective(value, version)).toEqual(layers)
})

test.each(['raw,drafts', 'a b', 'a.b', 'drafts.', 'drafts,,x', 'x'.repeat(129)])(
  'rejects perspective %s',
  (value) => {
    expect(() => parsePerspective(value, 'v1')).toThrow(/is invalid/)
  },
)

test('rejects more than 20 layers', () => {
  const layers = (count: number) => Array.from({ length: count }, (_, n) => `r${n}`).join(',')
  expect(parsePerspective(layers(20), 'v1')).toHaveLength(21)
  expect(() => parsePerspective(layers(21), 'v1')).toThrow('at most 20 layers')
})
