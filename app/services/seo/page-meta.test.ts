import { expect, test } from 'vitest'
import { notFoundMeta, pageMeta } from './page-meta'

const images = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const site = {
  settings: { brandName: 'Yapa', defaultSeo: { title: 'Yapa', description: 'De todos' } },
}
const matches = [
  { id: 'root', data: { siteUrl: 'https://yapa.example', images } },
  { id: 'routes/_site', data: { site } },
]

test('uses the site settings as defaults (RT-08)', () => {
  const entries = pageMeta(undefined, matches, '/about-us')
  expect(entries).toContainEqual({ title: 'Yapa' })
  expect(entries).toContainEqual({ name: 'description', content: 'De todos' })
  expect(entries).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})

test('works without content (ERR-03)', () => {
  expect(pageMeta(undefined, [], '/')).toContainEqual({ title: '' })
})

test('describes a missing page and hides it from search engines (RT-07)', () => {
  const errorPages = { notFound: { title: 'Este número no salió' } }
  const around = [{ id: 'root', data: { errorPages } }, ...matches.slice(1)]
  expect(notFoundMeta(around)).toEqual([
    { title: 'Este número no salió · Yapa' },
    { name: 'robots', content: 'noindex' },
  ])
})
