import { expect, test } from 'vitest'
import { excerpt } from './excerpt'

const filler = 'Otras palabras que nadie busca en esta parte del texto. '.repeat(10)
const excerptText = (text: string, ...words: string[]) =>
  excerpt(text, new Set(words))
    .map((part) => part.text)
    .join('')

test('shows the piece with the most matches, at word boundaries (SEEK-01)', () => {
  const text = excerptText(
    `${filler}Una rifa. ${filler}La rifa del club. ${filler}`,
    'rifa',
    'club',
  )
  expect(text).toMatch(/^… \p{L}.*La rifa del club\. .*\p{L} …$/u)
  expect(text.length).toBeLessThan(220)
})

test('shows the beginning without a match, and part of a word without end (SEEK-01)', () => {
  expect(excerptText(filler, 'rifa')).toMatch(/^Otras palabras .* …$/)
  expect(excerptText('a'.repeat(5_000)).length).toBeLessThan(220)
})
