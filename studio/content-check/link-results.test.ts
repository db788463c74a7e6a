import { expect, test } from 'vitest'
import type { LinkResult } from '#schemas/content-check/check-links'
import type { DocumentReport } from './document-report'
import { addBrokenLinks, listAddresses } from './link-results'

const report: DocumentReport = {
  id: 'footer',
  type: 'footer',
  title: 'Pie de página',
  isDraft: false,
  findings: [],
  links: ['https://a.example/x', 'https://b.example/', 'https://a.example/x'].map((address) => {
    return { address, path: ['links', 'href'], field: 'Dirección' }
  }),
}

test('lists each address once (CHECK-01)', () => {
  expect(listAddresses([report, report])).toEqual(['https://a.example/x', 'https://b.example/'])
})

test('adds a warning at each link that does not work (CHECK-01)', () => {
  const results = new Map<string, LinkResult>([
    ['https://a.example/x', { url: '', state: 'broken', reason: 'status', status: 404 }],
    ['https://b.example/', { url: '', state: 'unclear', reason: 'status', status: 403 }],
  ])
  const [checked] = addBrokenLinks([report], results)
  expect(checked?.findings).toHaveLength(2)
  expect(checked?.findings[0]).toEqual({
    level: 'warning',
    path: ['links', 'href'],
    field: 'Dirección',
    message: 'La página de a.example responde con un error (404).',
  })
})
