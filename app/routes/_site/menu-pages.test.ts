import { expect, test } from 'vitest'
import { runQuery } from '~/testing/run-query'
import { siteWithPages } from './menu-pages'
import { siteQuery } from './query'

const links = [{ _key: 'a', label: 'Inicio', href: '/' }]
const press = [{ _key: 'a', label: 'Prensa', href: '/prensa' }]
const page = (title: string, current: string, more: object) => {
  return { _id: current, _type: 'page', title, slug: { current }, inFooter: true, ...more }
}

const labels = (shown: readonly { label: string | null }[] | null | undefined) =>
  shown?.map(({ label }) => label)

test('adds pages to the menu and to the last column of the footer, each once (PAGE-01)', async () => {
  const linkColumns = [
    { _key: 'a', title: 'Campañas' },
    { _key: 'b', title: 'La empresa', links: press },
  ]
  const site = await runQuery(siteQuery, [
    { _id: 'navigation', _type: 'navigation', links },
    { _id: 'footer', _type: 'footer', linkColumns },
    page('Prensa', 'prensa', {}),
    page('Lago', 'lake', { inMenu: true }),
    page('La rifa', 'rifa', { menuLabel: 'Rifa', inMenu: true }),
  ])
  const { navigation, footer, menuPages } = siteWithPages(site)
  expect(labels(navigation?.links)).toEqual(['Inicio', 'Rifa'])
  expect(navigation?.links?.[1]?.href).toBe('/rifa')
  const columns = footer?.linkColumns?.map((column) => labels(column.links))
  expect(columns).toEqual([undefined, ['Prensa', 'Rifa']])
  expect(menuPages).toEqual([])
})
