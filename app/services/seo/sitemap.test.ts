import { expect, test } from 'vitest'
import { sitemapXml } from './sitemap'

const _updatedAt = '2025-09-01T12:00:00Z'
const page = (_id: string, noIndex = false) => ({ _id, _updatedAt, noIndex })

test('lists the pages of the dataset with their last change (RT-08)', () => {
  const xml = sitemapXml([page('aboutPage'), page('homePage')], [], 'https://yapa.example')
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://yapa.example/</loc>',
    '<loc>https://yapa.example/about-us</loc>',
  ])
  expect(xml).toContain(`<lastmod>${_updatedAt}</lastmod>`)
})

test('leaves out hidden pages and pages without a route (RT-05)', () => {
  const pages = [page('galleryPage'), page('aboutPage', true), page('otherPage')]
  expect(sitemapXml(pages, [], 'https://yapa.example')).not.toContain('<loc>')
})

test('lists the pages that staff made after the others, unless hidden (RT-08, PAGE-01)', () => {
  const made = (path: string, noIndex: boolean | null) => ({ path, _updatedAt, seo: { noIndex } })
  const pages = [made('/campanas/techo', null), made('/oculta', true)]
  const xml = sitemapXml([page('homePage')], pages, 'https://yapa.example')
  expect(xml.match(/<loc>[^<]*<\/loc>/g)).toEqual([
    '<loc>https://yapa.example/</loc>',
    '<loc>https://yapa.example/campanas/techo</loc>',
  ])
})
