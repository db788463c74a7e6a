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

test('describes a page by its own settings (RT-08)', () => {
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

test('uses the site settings as defaults (RT-08)', () => {
  const entries = pageMeta(undefined, matches, '/about-us')
  expect(entries).toContainEqual({ title: 'Yapa' })
  expect(entries).toContainEqual({ name: 'description', content: 'De todos' })
  expect(entries).not.toContainEqual(expect.objectContaining({ name: 'robots' }))
})

test('shows the headline as picture of a page without one, else the default (RT-08)', () => {
  const card = { property: 'og:image', content: 'https://yapa.example/tarjeta/aboutPage.jpg' }
  const entries = pageMeta({ title: 'Quiénes somos' }, matches, '/about-us/')
  expect(entries).toContainEqual(card)
  expect(entries).toContainEqual({ property: 'og:image:alt', content: 'Quiénes somos' })
  expect(entries).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' })
  const unknown = pageMeta({ title: 'Otra' }, matches, '/otra')
  expect(unknown).not.toContainEqual(expect.objectContaining({ property: 'og:image' }))
})

test('hides a page from search engines (RT-05)', () => {
  expect(pageMeta({ noIndex: true }, matches, '/galeria')).toContainEqual({
    name: 'robots',
    content: 'noindex',
  })
})

test('works without content (ERR-03)', () => {
  expect(pageMeta(undefined, [], '/')).toContainEqual({ title: '' })
})

test('adds breadcrumbs to inner pages, also inside SOS Bahía (RT-08)', () => {
  const home = { navigation: { labels: { home: 'Inicio' } } }
  const around = [
    matches[0],
    { id: 'routes/_site', data: { site: { ...site, ...home } } },
    { id: 'routes/_site.sosBahia', data: { sos: { layout: { title: 'SOS Bahía' } } } },
  ].filter((match) => match !== undefined)
  const namesOn = (path: string) =>
    pageMeta(undefined, around, path, { title: 'Cómo donar' }).flatMap((entry) =>
      JSON.stringify(entry).includes('BreadcrumbList')
        ? [...JSON.stringify(entry).matchAll(/"name":"([^"]+)"/g)].map(([, name]) => name)
        : [],
    )
  expect(namesOn('/sosBahia/donate')).toEqual(['Inicio', 'SOS Bahía', 'Cómo donar'])
  expect(namesOn('/about-us')).toEqual(['Inicio', 'Cómo donar'])
  expect(namesOn('/')).toEqual([])
})

test('describes a missing page and hides it from search engines (RT-07)', () => {
  const errorPages = { notFound: { title: 'Este número no salió' } }
  const around = [{ id: 'root', data: { errorPages } }, ...matches.slice(1)]
  expect(notFoundMeta(around)).toEqual([
    { title: 'Este número no salió · Yapa' },
    { name: 'robots', content: 'noindex' },
  ])
})
