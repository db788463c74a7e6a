import { expect, test } from 'vitest'
import { documents, pictures } from '../assets/catalogue'
import { families } from './families'

test('CMS-07 every picture and document of the catalogue has something that makes it', () => {
  const made = new Set(Object.values(families).flatMap((family) => Object.keys(family)))
  const promised = [...Object.values(pictures), ...Object.values(documents)].map(({ file }) => file)
  expect(promised.filter((file) => !made.has(file))).toEqual([])
})
