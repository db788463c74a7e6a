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

test('RT-08 the organization is what the settings say, and nothing more', () => {
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

test('RT-08 questions without an answer are no FAQ', () => {
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
