import { expect, test } from 'vitest'
import { runQuery } from '~/testing/run-query'
import { siteQuery } from './query'
import { siteInEmergency } from './site-in-emergency'

const home = { _key: 'a', label: 'Inicio', href: '/' }
const sos = { _key: 'b', label: 'Inundación', href: '/sosBahia' }

/** The banner and the addresses of the menu in emergency mode. */
async function show(links: object[] | undefined, sosTitle: string | null, link?: object) {
  const emergencyBanner = { enabled: false, text: 'Alerta', link }
  const site = await runQuery(siteQuery, [
    { _id: 'siteSettings', _type: 'siteSettings', emergencyBanner },
    { _id: 'navigation', _type: 'navigation', links },
  ])
  const { settings, navigation } = siteInEmergency(site, sosTitle)
  const menu = navigation?.links?.map(({ label, href }) => [label, href])
  return { banner: settings?.emergencyBanner, menu }
}

test('adds a link to SOS Bahía to a menu without one (EMER-01)', async () => {
  const added = ['SOS Bahía', '/sosBahia']
  expect((await show([home], 'SOS Bahía')).menu).toEqual([added, ['Inicio', '/']])
  for (const links of [[], undefined]) {
    expect((await show(links, 'SOS Bahía')).menu).toEqual([added])
  }
  expect((await show([home], null)).menu).toEqual([['Inicio', '/']])
})

test('a banner without a link leads to SOS Bahía, any other keeps its own (EMER-01)', async () => {
  const link = { label: 'Llamá', href: 'tel:103', openInNewTab: null }
  expect((await show([home, sos], null, link)).banner?.link).toEqual(link)
  expect((await show([home, sos], null)).banner?.link).toMatchObject({ href: '/sosBahia' })
})

test('adds nothing to a site without settings and menu (CMS-08, EMER-01)', async () => {
  const empty = await runQuery(siteQuery, [])
  expect(siteInEmergency(empty, 'SOS Bahía')).toEqual(empty)
})
