import { expect, test } from 'vitest'
import { faqPageData, organizationData } from './structured-data'

const images = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const settings = {
  brandName: 'Yapa',
  tagline: null,
  logo: {
    assetId: 'image-0a1b-300x80-svg',
    ...{ color: null, crop: null, hotspot: null, alt: 'Yapa', caption: null },
  },
  logoInverse: null,
  organization: {
    legalName: 'Yapa S. A.',
    description: null,
    email: 'hola@yapa.example',
    telephone: null,
    locality: null,
    country: 'Argentina',
    areasServed: ['Argentina', 'Uruguay', 'Mercosur'],
  },
  storeLinks: null,
  socialLinks: [{ _key: 'a', platform: null, url: 'https://x.com/yapa', label: null }],
  emergencyBanner: null,
  defaultSeo: null,
}

test('describes the organization with its logo and codes of countries (RT-08)', () => {
  expect(organizationData(settings, 'https://yapa.example', images)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://yapa.example/#organization',
    name: 'Yapa',
    legalName: 'Yapa S. A.',
    url: 'https://yapa.example/',
    email: 'hola@yapa.example',
    logo: 'https://yapa.example/lake/images/embedded/production/0a1b-300x80.svg',
    address: { '@type': 'PostalAddress', addressCountry: 'AR' },
    areaServed: ['AR', 'UY'],
    sameAs: ['https://x.com/yapa'],
  })
  expect(organizationData(null, 'https://yapa.example', images)).toBeUndefined()
  const abroad = { ...settings, organization: { ...settings.organization, country: 'Mercosur' } }
  expect(organizationData(abroad, 'https://yapa.example', images)).not.toHaveProperty('address')
})

test('leaves out questions without an answer (RT-08)', () => {
  expect(faqPageData([])).toBeUndefined()
  expect(
    faqPageData([
      {
        _key: 'a',
        _type: 'faqSection',
        title: null,
        lead: null,
        anchor: null,
        link: null,
        entries: [{ _id: 'faqEntry-1', id: 'costo', title: '¿Cuánto cuesta?', content: null }],
      },
    ]),
  ).toBeUndefined()
})
