import { expect, test } from 'vitest'
import { documents, pictures } from './catalogue'
import { families } from './families'

test('a family draws every picture and PDF of the catalogue (CMS-07)', () => {
  const drawn = new Set(Object.values(families).flatMap((family) => Object.keys(family)))
  const listed = [...Object.values(pictures), ...Object.values(documents)].map(({ file }) => file)
  expect(listed.filter((file) => !drawn.has(file))).toEqual([])
})
