import { createElement } from 'react'
import { expect, test } from 'vitest'
import type { Block } from '~/sanity/block-types'
import { render } from '~/testing/render'
import { blockNames } from './block-fields.generated'
import { Blocks } from './index'
import { blockEntries, campaignEntries, pageEntries } from './search-entries.server'

const ofPage = { assetId: 'image-1-2x2-webp' }
const at = { path: '/', name: 'Inicio', picture: ofPage }
const seo = { description: null, noIndex: null }

/** A block as its query returns it, with a headline and otherwise empty. */
function emptyBlock(_type: string, more: object = {}): Block {
  const title = _type === 'notice' ? 'Vacío' : [{ children: [{ text: 'Vacío' }] }]
  return JSON.parse(
    JSON.stringify({ _key: 'a', _type, title, heading: 'Vacío', anchor: 'vacio', ...more }),
  ) as Block
}

/** All blocks with a headline. */
const names = blockNames.filter((name) => name !== 'wordBand')

test.each(names)('finds a block %s by its headline only if it renders (SEEK-01)', (name) => {
  const block = emptyBlock(name)
  const isShown = render(createElement(Blocks, { blocks: [block] })).includes('id="vacio"')
  expect(blockEntries(at, 'homePage', block).length > 0).toBe(isShown)
})

test('links to each question, resource and campaign, but not to deleted ones (SEEK-01)', () => {
  const question = { _id: 'faqEntry-1', id: 'costo', title: '¿Cuánto cuesta?', content: [] }
  const file = { _id: 'file-1-pdf' }
  const resource = { _id: 'libraryResource-1', title: 'Guía', summary: 'Para rifas', file }
  const entries = [
    ...blockEntries(at, 'homePage', emptyBlock('faqSection', { entries: [null, question] })),
    ...blockEntries(at, 'homePage', emptyBlock('resourceList', { resources: [resource, null] })),
    ...campaignEntries(at, [null, { _id: 'campaignLink-1', title: 'Casa', summary: null }]),
  ]
  expect(entries.map(({ kind, href }) => [kind, href])).toEqual([
    ['section', '/#vacio'],
    ['question', '/#costo'],
    ['section', '/#vacio'],
    ['resource', '/#libraryResource-1'],
    ['campaign', '/#campaignLink-1'],
  ])
})

test('a card with links is no result, and its text belongs to the page (SEEK-01)', () => {
  const cards = [{ _key: 'c', title: 'Las campañas', text: null, link: null }]
  const block = emptyBlock('linkCards', { cards })
  expect(blockEntries(at, 'aboutPage', block)).toEqual([])
  const page = { title: 'Nosotros', heading: null, lead: null, body: [block], seo }
  expect(pageEntries('aboutPage', page)).toMatchObject([{ kind: 'page', text: 'Las campañas.' }])
})

test('a resource without a file is a section, and an entry has a picture (SEEK-01)', () => {
  const picture = { assetId: 'image-3-2x2-webp' }
  const pictured = { _id: 'libraryResource-2', title: 'Nota', summary: null, picture }
  const plain = { _id: 'libraryResource-3', title: 'Otra', summary: null }
  const block = emptyBlock('resourceList', { resources: [pictured, plain] })
  expect(blockEntries(at, 'libraryPage', block).slice(1)).toMatchObject([
    { kind: 'section', picture },
    { kind: 'section', picture: ofPage },
  ])
})

test('has no entries for a page that is missing or hidden from search engines (SEEK-01)', () => {
  const page = { title: 'Nosotros', heading: null, lead: null, body: null, seo }
  expect(pageEntries('aboutPage', page)).toHaveLength(1)
  expect(pageEntries('aboutPage', { ...page, seo: { ...seo, noIndex: true } })).toEqual([])
  expect(pageEntries('aboutPage', null)).toEqual([])
})
