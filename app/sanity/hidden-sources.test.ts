import { expect, test } from 'vitest'
import { withoutHidden } from '~/lib/text/hidden-index'
import { sourcesOf } from '~/lib/text/value-sources'
import { findHiddenSource, hideSources } from './hidden-sources'

const from = (path: string) => ['homePage', 'homePage', path] as const

/** Loader data with the sources that the server adds. */
function createCard() {
  const values = { title: 'Rifa', href: '/afiche', tone: 'rosa', count: 3, day: '2025-03-07' }
  const sources = Object.keys(values).map((name) => [name, from(`card.${name}`)])
  return { ...values, words: ['Ganá', 'Sumá'], _sources: Object.fromEntries(sources) as object }
}

test('hides its source in every text, but not in addresses, choices and dates (EDIT-01)', () => {
  const card = createCard()
  const { title, ...others } = hideSources(card)
  expect(findHiddenSource(title)).toEqual(from('card.title'))
  expect(withoutHidden(title)).toBe('Rifa')
  expect(others).toEqual({ ...card, title: undefined })
})

test('returns one result for the same data, and data without sources unchanged (EDIT-01)', () => {
  const page = { card: createCard(), plain: { label: 'Inicio' } }
  expect(hideSources(page)).toBe(hideSources(page))
  expect(hideSources(page).plain).toBe(page.plain)
})

test('keeps the sources in an object made of another, also under new names (EDIT-01)', () => {
  const card = createCard()
  const made = { text: card.title, ...sourcesOf(card, { text: 'title' }) }
  expect(findHiddenSource(hideSources(made).text)).toEqual(from('card.title'))
  expect(sourcesOf({ title: 'Rifa' })).toEqual({})
})
