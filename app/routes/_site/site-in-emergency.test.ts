import { expect, test } from 'vitest'
import type { SiteQueryResult } from '~/sanity/types.generated'
import { siteInEmergency } from './site-in-emergency'

type Settings = NonNullable<SiteQueryResult['settings']>
type MenuLink = NonNullable<NonNullable<SiteQueryResult['navigation']>['links']>[number]

const menuLink = (label: string, href: string): MenuLink => {
  return { _key: label, label, href, openInNewTab: null }
}
const home = menuLink('Inicio', '/')
const sos = menuLink('Inundación', '/sosBahia')

const settings: Settings = {
  brandName: 'Yapa',
  tagline: null,
  logo: null,
  logoInverse: null,
  organization: null,
  storeLinks: null,
  progressFrom: null,
  socialLinks: null,
  defaultSeo: null,
  emergencyBanner: { enabled: false, text: 'Alerta', link: null },
}

function createSite(links: MenuLink[] | null, banner = settings.emergencyBanner): SiteQueryResult {
  return {
    settings: { ...settings, emergencyBanner: banner },
    navigation: { links, cta: null, labels: null },
    footer: null,
    search: null,
    downloads: null,
    messages: null,
    labels: null,
    menuPages: [],
  }
}

test('shows the banner and puts the link to SOS Bahía first (EMER-01)', () => {
  const site = siteInEmergency(createSite([home, sos]), 'SOS Bahía')
  expect(site.navigation?.links).toEqual([sos, home])
  expect(site.settings?.emergencyBanner).toMatchObject({ enabled: true, text: 'Alerta' })
})

test('adds a link to SOS Bahía to a menu without one (EMER-01)', () => {
  const added = { label: 'SOS Bahía', href: '/sosBahia' }
  for (const links of [[home], [], null]) {
    const site = siteInEmergency(createSite(links), 'SOS Bahía')
    expect(site.navigation?.links?.[0]).toMatchObject(added)
    expect(site.navigation?.links?.slice(1)).toEqual(links ?? [])
  }
  expect(siteInEmergency(createSite([home]), null).navigation?.links).toEqual([home])
})

test('a banner without a link leads to SOS Bahía, any other keeps its own (EMER-01)', () => {
  const bannerLink = (banner: Settings['emergencyBanner']) =>
    siteInEmergency(createSite([home, sos], banner), null).settings?.emergencyBanner?.link
  const link = { label: 'Llamá', href: 'tel:103', openInNewTab: null }
  expect(bannerLink({ enabled: null, text: 'Alerta', link })).toEqual(link)
  expect(bannerLink(settings.emergencyBanner)).toMatchObject({ href: '/sosBahia' })
})

test('adds nothing to a site without settings and menu (CMS-08, EMER-01)', () => {
  const empty = { ...createSite(null), settings: null, navigation: null }
  expect(siteInEmergency(empty, 'SOS Bahía')).toEqual(empty)
})
