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
