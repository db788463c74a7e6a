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

test('RT-08 a page has its own title, description, canonical address and social image', () => {
  const seo = {
    title: 'Inicio',
    description: 'Rifas y campañas',
    image: { assetId: 'image-0a1b-1200x630-png', alt: 'Números de rifa' },
  }
  expect(pageMeta(seo, matches, '/')).toEqual(
    expect.arrayContaining([
      { title: 'Inicio' },
      { name: 'description', content: 'Rifas y campañas' },
      { tagName: 'link', rel: 'canonical', href: 'https://yapa.example/' },
      { property: 'og:title', content: 'Inicio' },
      { property: 'og:image:alt', content: 'Números de rifa' },
      expect.objectContaining({
        property: 'og:image',
        content: expect.stringMatching(
          /^https:\/\/yapa\.example\/lake\/images\/embedded\/production\/0a1b-1200x630\.png\?/,
        ) as string,
      }),
    ]),
  )
})

test('RT-08 the settings speak for a page that says nothing', () => {
  const entries = pageMeta(undefined, matches, '/about-us')
  expect(entries).toContainEqual({ title: 'Yapa' })
  expect(entries).toContainEqual({ name: 'description', content: 'De todos' })
  expect(entries).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})

test('RT-05 a page hidden from search engines says so', () => {
  expect(pageMeta({ noIndex: true }, matches, '/galeria')).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('ERR-03 without content there is still a page', () => {
  expect(pageMeta(undefined, [], '/')).toContainEqual({ title: '' })
})
