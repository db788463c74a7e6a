import { expect, test } from 'vitest'
import { newsletterFeed } from './feed'

test('lists issues newest first, escaped (NEWS-06)', () => {
  const issue = { path: '/boletin/uno', title: 'Uno & <dos>', lead: null, updatedOn: '2026-01-01' }
  const newer = { ...issue, path: '/boletin/tres', title: 'Tres', updatedOn: '2026-03-01' }
  const xml = newsletterFeed({ title: 'Boletín' }, [issue, newer], 'https://yapa.example')
  expect(xml).toContain('<title>Uno &#38; &#60;dos&#62;</title>')
  expect(xml).toContain('<link>https://yapa.example/boletin</link>')
  expect(xml.indexOf('/boletin/tres')).toBeLessThan(xml.indexOf('/boletin/uno'))
  expect(xml).toContain('<pubDate>Sun, 01 Mar 2026 00:00:00 GMT</pubDate>')
})
