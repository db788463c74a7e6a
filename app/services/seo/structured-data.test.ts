import { expect, test } from 'vitest'
import { faqPageData, organizationData } from './structured-data'

const images = { baseUrl: '/lake', projectId: 'embedded', dataset: 'production' }
const settings = {
  brandName: 'Yapa',
  tagline: null,
  logo: null,
  logoInverse: null,
  organization: {
    legalName: 'Yapa S. A.',
    description: null,
    email: 'hola@yapa.example',
    telephone: null,
    locality: null,
    country: 'Argentina',
    areasServed: null,
  },
  storeLinks: null,
  socialLinks: [{ _key: 'a', platform: null, url: 'https://x.com/yapa', label: null }],
  emergencyBanner: null,
  defaultSeo: null,
}

test('describes the organization by the settings only (RT-08)', () => {
  expect(organizationData(settings, 'https://yapa.example', images)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://yapa.example/#organization',
    name: 'Yapa',
    legalName: 'Yapa S. A.',
    url: 'https://yapa.example/',
    email: 'hola@yapa.example',
    address: { '@type': 'PostalAddress', addressCountry: 'Argentina' },
    sameAs: ['https://x.com/yapa'],
  })
  expect(organizationData(null, 'https://yapa.example', images)).toBeUndefined()
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
