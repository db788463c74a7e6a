import { expect, test } from 'vitest'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { siteWithPages } from './menu-pages'

const link = (label: string, href: string) => ({ _key: label, label, href, openInNewTab: null })

const site: SiteQueryResult = {
  settings: null,
  search: null,
  downloads: null,
  messages: null,
  labels: null,
  navigation: { links: [link('Inicio', '/')], cta: null, labels: null },
  footer: {
    newsletter: null,
    download: null,
    labels: null,
    copyrightYear: null,
    copyrightText: null,
    legalLine: null,
    linkColumns: [
      { _key: 'a', title: 'Campañas', links: null },
      { _key: 'b', title: 'La empresa', links: [link('Prensa', '/prensa')] },
    ],
  },
  menuPages: [
    { _id: 'p1', title: 'Prensa', menuLabel: null, slug: 'prensa', inMenu: false, inFooter: true },
    { _id: 'p0', title: 'Lago', menuLabel: null, slug: 'lake', inMenu: true, inFooter: true },
    { _id: 'p2', title: 'La rifa', menuLabel: 'Rifa', slug: 'rifa', inMenu: true, inFooter: true },
  ],
}

const labels = (links: readonly { label: string | null }[] | null | undefined) =>
  links?.map(({ label }) => label)

test('adds pages to the menu and to the last column of the footer, each once (PAGE-01)', () => {
  const { navigation, footer, menuPages } = siteWithPages(site)
  expect(labels(navigation?.links)).toEqual(['Inicio', 'Rifa'])
  expect(navigation?.links?.[1]?.href).toBe('/rifa')
  expect(footer?.linkColumns?.map(({ links }) => labels(links))).toEqual([
    undefined,
    ['Prensa', 'Rifa'],
  ])
  expect(menuPages).toEqual([])
})
