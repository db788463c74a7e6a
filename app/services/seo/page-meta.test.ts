import { expect, test } from 'vitest'
import { pageMeta } from './page-meta'

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
