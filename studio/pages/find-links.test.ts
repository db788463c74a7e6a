import { expect, test } from 'vitest'
import { findLinkingDocuments } from './find-links'

const origin = 'https://yapa.example'

function find(...hrefs: string[]) {
  const documents = hrefs.map((href, index) => {
    return { _id: `d${index}`, _type: 'footer', title: 'Pie', links: [{ href }] }
  })
  return findLinkingDocuments(documents, ['/campanas/techo', '/techo'], origin).map(({ id }) => id)
}

test('finds links in any spelling, and no similar ones (PAGE-01)', () => {
  expect(
    find(
      '/campanas/techo',
      '/Campanas/techo/?utm_source=tv#premios',
      'https://yapa.example/campanas/techo',
      '/techo#premios',
      '/campanas/techos',
      'https://otro.example/campanas/techo',
      'campanas/techo',
      '//[/campanas/techo',
    ),
  ).toEqual(['d0', 'd1', 'd2', 'd3'])
})

test('names each document once, a redirect by its source (PAGE-01)', () => {
  const to = '/campanas/techo'
  const documents = [
    { _id: 'a', _type: 'page', title: 'Campañas', body: [{ cards: [{ link: { href: to } }] }] },
    { _id: 'drafts.a', _type: 'page', title: 'Campañas 2', body: [{ href: to }] },
    { _id: 'r', _type: 'redirect', from: '/techo', to },
  ]
  expect(findLinkingDocuments(documents, [to], origin)).toEqual([
    { id: 'a', type: 'page', title: 'Campañas' },
    { id: 'r', type: 'redirect', title: '/techo' },
  ])
})
