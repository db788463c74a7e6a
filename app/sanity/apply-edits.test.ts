import { expect, test } from 'vitest'
import { applyEdits } from './apply-edits'
import { addSources } from './value-sources.server'

/** A page with the shapes that queries return, and its source map. */
function createPage() {
  const page = {
    heading: 'Sorteo {product}',
    lead: null,
    count: 3,
    cards: [
      { _key: 'a', title: 'Uno' },
      { _key: 'b', title: 'Dos' },
    ],
    body: [{ _type: 'block', children: [{ _type: 'span', text: 'Hola', marks: [] }] }],
    words: ['Ganá', 'Ayudá'],
    total: 8,
  }
  const paths = ["$['title']", "$['lead']", "$['count']", "$['cards'][?(@._key=='a')]['title']"]
  paths.push("$['cards'][?(@._key=='b')]['title']")
  paths.push("$['body'][?(@._key=='p')]['children'][?(@._key=='s')]['text']")
  paths.push("$['words'][0]", "$['words'][1]")
  const values = ["$['heading']", "$['lead']", "$['count']", "$['cards'][0]['title']"]
  values.push("$['cards'][1]['title']", "$['body'][0]['children'][0]['text']")
  values.push("$['words'][0]", "$['words'][1]")
  return addSources(page, {
    documents: [{ _id: 'drafts.homePage', _type: 'homePage' }],
    paths,
    mappings: Object.fromEntries(
      values.map((value, path) => [
        value,
        { type: 'value', source: { type: 'documentValue', document: 0, path } } as const,
      ]),
    ),
  })
}

const document = {
  title: 'Sorteo nuevo de {product}',
  lead: 'Bajada',
  count: 4,
  cards: [
    { _key: 'b', title: 'Segunda' },
    { _key: 'a', title: 'Uno' },
  ],
  body: [{ _key: 'p', children: [{ _key: 's', text: 'Hola, vecinos' }] }],
  words: ['Ganá', 'Sumate'],
}

const withYapa = (text: string) => text.replace('{product}', 'Yapa')

test('replaces the values of an edited document, by key in lists (EDIT-02)', () => {
  const page = createPage()
  const edited = applyEdits(page, new Map([['homePage', document]]), withYapa)
  expect(edited).toMatchObject({
    heading: 'Sorteo nuevo de Yapa',
    lead: 'Bajada',
    count: 4,
    cards: [{ title: 'Segunda' }, { title: 'Uno' }],
    body: [{ children: [{ text: 'Hola, vecinos' }] }],
    words: ['Ganá', 'Sumate'],
    total: 8,
  })
  expect(edited.cards[1]).toBe(page.cards[0])
})

test('follows values that a loader selects and reorders (EDIT-02)', () => {
  const [, card] = createPage().cards
  const edited = applyEdits({ chosen: [card] }, new Map([['homePage', document]]), withYapa)
  expect(edited.chosen[0]?.title).toBe('Segunda')
})

test('empties a field that was removed, and keeps the items of a removed object (EDIT-02)', () => {
  const { cards, ...rest } = document
  const emptied = { ...rest, title: undefined }
  const edited = applyEdits(createPage(), new Map([['homePage', emptied]]), withYapa)
  expect(edited.heading).toBeNull()
  expect(edited.cards.map(({ title }) => title)).toEqual(['Uno', 'Dos'])
  expect(cards).toHaveLength(2)
})

test('keeps the data when other documents or nothing is edited (EDIT-02)', () => {
  const page = createPage()
  expect(applyEdits(page, new Map(), withYapa)).toBe(page)
  expect(applyEdits(page, new Map([['footer', document]]), withYapa)).toBe(page)
  expect(applyEdits(page, new Map([['homePage', null]]), withYapa)).toBe(page)
})
