import { homePageQuery } from '../../../app/routes/_site._index/query'
import { siteQuery } from '../../../app/routes/_site/query'
import {
  brandNameQuery,
  errorPagesQuery,
  knownPagesQuery,
  previewLabelsQuery,
  privacyQuery,
  redirectsQuery,
  siteIdentityQuery,
} from '../../../app/sanity/site-queries'
import { PRESENT_REQUESTS } from '../../../app/services/investor-requests/deletion/stored-documents.server'
import { VISIT_DAYS } from '../../../app/services/visits/visits-dataset.server'
import { ASSETS_BY_HASH_QUERY } from '../../../seed/upload-assets'
import { expect } from 'vitest'
import type { GroqCase } from './groq-case'

const picture = {
  ...{ assetId: 'image-abc-200x100-png', color: '#1d1736' },
  ...{ crop: null, hotspot: null, caption: null },
}

/** When visitors see a block: always. */
const visibility = { hidden: null, visibleFrom: null, visibleUntil: null }

const anyString = expect.any(String) as unknown
/** Queries of the site: for pages as anonymous caller, for requests and visits as editor. */
export const site: readonly GroqCase[] = [
  {
    title: 'a page with several block types',
    query: homePageQuery,
    as: 'anonymous',
    expected: {
      title: null,
      hero: {
        ...{ title: 'Give', lead: null, tickets: null, number: null },
        buttons: [{ _key: 'c1', label: 'Go', href: '/go', openInNewTab: false }],
        picture: { ...picture, alt: 'A roof' },
      },
      sections: [
        {
          ...{ _key: 's1', _type: 'appDownloads', title: 'The app', lead: null, anchor: 'app' },
          ...{ note: null, android: null, ios: null, picture: null, scanHint: null },
          ...visibility,
        },
        {
          ...{ _key: 's2', _type: 'resourceList', title: 'To read', lead: null, anchor: null },
          ...visibility,
          resources: [
            {
              ...{ _id: 'guide', title: 'Guide', kind: null, summary: null, linkLabel: null },
              ...{ href: null, picture: null },
              file: { _id: 'file-def-pdf', size: 99, extension: 'pdf' },
            },
          ],
        },
        {
          ...{
            _key: 's3',
            _type: 'notice',
            kind: 'info',
            heading: 'Soon',
            text: null,
            anchor: null,
          },
          ...visibility,
        },
        { _key: 's4', _type: 'ofAnotherTime', ...visibility },
      ],
      seo: { title: 'Home', description: null, noIndex: true, image: null },
    },
  },
  {
    title: 'several documents with missing ones as null',
    query: siteQuery,
    as: 'anonymous',
    expected: {
      settings: expect.objectContaining({
        brandName: 'Yapa',
        logo: { ...picture, alt: 'Yapa' },
        logoInverse: null,
        defaultSeo: {
          ...{ title: null, description: 'Campaigns and raffles', noIndex: null, image: null },
        },
      }) as unknown,
      downloads: [{ anchor: 'app', ...visibility }],
      menuPages: [],
      ...{ navigation: null, footer: null, messages: null, labels: null, search: null },
    },
  },
  {
    title: 'one field of a document',
    query: brandNameQuery,
    as: 'anonymous',
    expected: { brandName: 'Yapa' },
  },
  {
    title: 'existing pages with their search settings',
    query: knownPagesQuery,
    params: { pages: ['siteSettings', 'homePage', 'aboutPage'] },
    as: 'anonymous',
    expected: [{ _id: 'homePage', _updatedAt: anyString, noIndex: true }],
  },
  {
    title: 'a comparison with a missing value as a field',
    query: siteIdentityQuery,
    as: 'anonymous',
    expected: {
      brandName: 'Yapa',
      description: 'Campaigns and raffles',
      email: null,
      hidden: false,
    },
  },
  {
    title: 'complete redirects in order',
    query: redirectsQuery,
    as: 'anonymous',
    expected: [
      { from: '/a', to: '/b', permanent: null },
      { from: '/b', to: '/c', permanent: true },
    ],
  },
  {
    title: 'privacy texts in a nested object',
    query: privacyQuery,
    as: 'anonymous',
    expected: {
      consentMode: 'ask',
      words: {
        ...{ acceptLabel: 'Yes', rejectLabel: 'No', consentText: null, dismissLabel: null },
        ...{ reopenLabel: null, accessibleLabel: null },
        ...{ allowedText: null, refusedText: null, signalText: null },
      },
      ...{ excludeContactData: null, recorderIdentity: null },
    },
  },
  {
    title: 'a missing document of error pages',
    query: errorPagesQuery,
    as: 'anonymous',
    expected: null,
  },
  {
    title: 'a field of a missing document',
    query: previewLabelsQuery,
    as: 'anonymous',
    expected: null,
  },
  {
    title: 'stored investor requests and a missing mark',
    query: PRESENT_REQUESTS,
    params: { ids: ['investorRequest.k2', 'investorRequest.k9'], markedBy: 'mark.m' },
    as: 'editor',
    expected: { present: ['investorRequest.k2'], mark: null },
  },
  {
    title: 'anonymous callers find no investor requests',
    query: PRESENT_REQUESTS,
    params: { ids: ['investorRequest.k2'], markedBy: 'mark.m' },
    as: 'anonymous',
    expected: { present: [], mark: null },
  },
  {
    title: 'visit counts of one server and outdated days',
    query: VISIT_DAYS,
    params: { instance: 'i1', before: '2024-04-01' },
    as: 'editor',
    expected: {
      days: [
        { day: '2024-05-01', shown: 9 },
        { day: '2024-05-02', shown: 0 },
      ],
      old: ['visitDay.2024-03-01.i2'],
    },
  },
  {
    title: 'assets by hash',
    query: ASSETS_BY_HASH_QUERY,
    params: { hashes: ['def', 'xyz'] },
    as: 'editor',
    expected: [{ _id: 'file-def-pdf', sha1hash: 'def' }],
  },
]
