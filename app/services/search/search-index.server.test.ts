import { expect, test } from 'vitest'
import type { SearchEntry } from './entry'
import { createSearchIndex } from './search-index.server'

function createEntry(title: string, text = '', more: Partial<SearchEntry> = {}): SearchEntry {
  return { id: title, kind: 'section', title, text, href: '/#a', page: 'Inicio', ...more }
}

const index = createSearchIndex([
  createEntry('La inundación', 'Colchones y camas para las familias de Bahía Blanca.'),
  createEntry('Cómo armar una rifa', 'Números, premios y bases publicadas.'),
  createEntry(
    'Para organizar',
    'Una guía para armar la rifa, con la rifa modelo y bases de una rifa.',
  ),
  createEntry('La campaña del club', 'Juntó 50.000 pesos en un año.'),
])
const getTitles = (query: string) =>
  index.search(query).hits.map(({ title }) => title.map(({ text }) => text).join(''))

test.each([
  ['a missing accent', 'inundacion', 'La inundación'],
  ['n for ñ', 'campana', 'La campaña del club'],
  ['capitals', 'CAMPAÑA', 'La campaña del club'],
  ['a composed accent', 'inundacio\u0301n', 'La inundación'],
  ['a wrong letter', 'colchomes', 'La inundación'],
  ['two swapped letters', 'rfia', 'Cómo armar una rifa'],
  ['a plural', 'rifas', 'Cómo armar una rifa'],
  ['another form of a verb', 'publicar', 'Cómo armar una rifa'],
  ['the beginning of a word', 'colch', 'La inundación'],
  ['frequent words around it', 'como se arma la rifa de un club', 'Cómo armar una rifa'],
  ['only frequent words', 'para', 'Para organizar'],
  ['a number without its separator', '50000', 'La campaña del club'],
])('finds an entry in spite of %s (SEEK-01)', (_of, query, title) => {
  expect(getTitles(query)).toContain(title)
})

test('ranks words of a title before words of a text (SEEK-01)', () => {
  expect(getTitles('rifa').slice(0, 2)).toEqual(['Cómo armar una rifa', 'Para organizar'])
})

test('never treats a word of the site as a typo of another one (SEEK-01)', () => {
  expect(getTitles('bases')).not.toContain('La inundación')
  expect(getTitles('camas')).toEqual(['La inundación'])
})

test('prefers entries with all words, else says that they have some (SEEK-01)', () => {
  expect(index.search('bases modelo')).toMatchObject({ count: 1, isPartial: false })
  expect(index.search('colchones campaña')).toMatchObject({ count: 2, isPartial: true })
})

test('highlights matches in title and excerpt, whatever their accents (SEEK-01)', () => {
  const [hit] = index.search('inundacion bahia').hits
  expect(hit?.title).toEqual([
    { text: 'La ', isMatch: false },
    { text: 'inundación', isMatch: true },
  ])
  expect(hit?.excerpt).toContainEqual({ text: 'Bahía', isMatch: true })
})

test('proposes words of the site when nothing is found (SEEK-01)', () => {
  const answer = index.search('colchonería')
  expect(answer).toMatchObject({ hits: [], count: 0, words: ['colchonería'] })
  expect(answer.similar).toContain('Colchones')
  for (const word of answer.similar) expect(index.search(word).count, word).toBeGreaterThan(0)
})

test('finds a document of several pages once, on the first (SEEK-01)', () => {
  const pages = ['/', '/ayuda'].map((href) => createEntry('¿Cuánto cuesta?', '', { href }))
  const { hits } = createSearchIndex(pages).search('cuesta')
  expect(hits.map(({ href }) => href)).toEqual(['/'])
})

test('answers at most 20 hits, with their number (SEEK-01)', () => {
  const many = Array.from({ length: 50 }, (_, at) => createEntry('Rifa', '', { id: String(at) }))
  const { hits, count } = createSearchIndex(many).search('rifa')
  expect([hits.length, count]).toEqual([20, 50])
})

test.each(['', ' ', '***', '🎟️', '\u0000', '<script>', '%00', 'AND OR', "' or 1=1"])(
  'answers the query %j without an error (SEEK-01)',
  (query) => {
    expect(index.search(query).hits.length).toBeLessThanOrEqual(4)
  },
)
