import { homePageQuery } from '../../../app/routes/_site._index/query'
import { siteQuery } from '../../../app/routes/_site/query'
import { expect } from 'vitest'
import type { GroqCase } from './groq-case'

const picture = {
  ...{ assetId: 'image-abc-200x100-png', lqip: 'data:image/png;base64,x', isOpaque: true },
  ...{ crop: null, hotspot: null, caption: null },
}
const STORED = 'user_name, user_whatsapp, user_email'
const FIELDS = `"key": idempotencyKey, "receivedAt": createdAt,
  "request": { ${STORED} },
  "mailing": { "attempts": coalesce(delivery.attempts, 0), ...delivery{ lastAttemptAt, lastError, sentAt, channel } }`
const UNSENT = '_type == "investorRequest" && delivery.state in ["pending", "failing"]'

/** The forms of query that the site has: of pages as nobody, of requests and visits as an editor. */
export const site: readonly GroqCase[] = [
  {
    title: 'a page with blocks of every type',
    query: homePageQuery,
    as: 'anonymous',
    expected: {
      hero: {
        ...{ title: 'Give', lead: null, tickets: null },
        buttons: [{ _key: 'c1', label: 'Go', href: '/go', openInNewTab: false }],
        picture: { ...picture, alt: 'A roof' },
      },
      sections: [
        {
          ...{ _key: 's1', _type: 'appDownloads', title: 'The app', lead: null, anchor: 'app' },
          ...{ note: null, android: null, ios: null, picture: null },
        },
        {
          ...{ _key: 's2', _type: 'resourceList', title: 'To read', lead: null, anchor: null },
          resources: [
            {
              ...{ _id: 'guide', title: 'Guide', kind: null, summary: null, linkLabel: null },
              ...{ href: null, picture: null },
              file: { _id: 'file-def-pdf', size: 99, extension: 'pdf' },
            },
          ],
        },
        { _key: 's3', _type: 'notice', kind: 'info', heading: 'Soon', text: null, anchor: null },
        { _key: 's4', _type: 'ofAnotherTime' },
      ],
      seo: { title: 'Home', description: null, noIndex: true, image: null },
    },
  },
  {
    title: 'several documents at once, missing ones as null',
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
      downloadsAnchor: 'app',
      ...{ navigation: null, footer: null, messages: null, labels: null },
    },
  },
  {
    title: 'one field of a document',
    query: '*[_type == "siteSettings" && _id == "siteSettings"][0].whatsapp.number',
    as: 'anonymous',
    expected: '5492915550100',
  },
  {
    title: 'every page there is',
    query: '*[_id == _type && defined(seo)]{ _id, "noIndex": seo.noIndex == true }',
    as: 'anonymous',
    expected: [{ _id: 'homePage', noIndex: true }],
  },
  {
    title: 'a comparison with what is missing, as a field',
    query:
      '*[_id == "siteSettings"][0]{ brandName, "description": defaultSeo.description, "hidden": defaultSeo.noIndex == true }',
    as: 'anonymous',
    expected: { brandName: 'Yapa', description: 'Campaigns and raffles', hidden: false },
  },
  {
    title: 'redirects that are complete, in order',
    query:
      '*[_type == "redirect" && defined(from) && defined(to)] | order(from asc){ from, to, permanent }',
    as: 'anonymous',
    expected: [
      { from: '/a', to: '/b', permanent: null },
      { from: '/b', to: '/c', permanent: true },
    ],
  },
  {
    title: 'privacy words in an object of their own',
    query: '*[_id == "siteSettings"][0].privacy{ consentMode, "words": { consentText } }',
    as: 'anonymous',
    expected: null,
  },
  {
    title: 'which requests are stored, and a mark',
    query: '{ "present": *[_id in $ids]._id, "mark": *[_id == $markedBy][0].mark }',
    params: { ids: ['investorRequest.k2', 'investorRequest.k9'], markedBy: 'mark.m' },
    as: 'editor',
    expected: { present: ['investorRequest.k2'], mark: null },
  },
  {
    title: 'one request with its mailing',
    query: `*[_id == $id][0]{ ${FIELDS} }`,
    params: { id: 'investorRequest.k2' },
    as: 'editor',
    expected: {
      ...{ key: 'key-2', receivedAt: '2024-05-02T10:00:00Z' },
      request: { user_name: 'Nito', user_whatsapp: '+54 291 555-0101', user_email: null },
      mailing: {
        ...{ attempts: 2, lastAttemptAt: '2024-05-04T09:00:00Z' },
        ...{ lastError: null, sentAt: null, channel: null },
      },
    },
  },
  {
    title: 'requests not mailed yet, those first that waited longest since the last try',
    query: `*[${UNSENT}
      && defined(idempotencyKey)] | order(coalesce(delivery.lastAttemptAt, createdAt) asc)[0...500]{ ${FIELDS} }.key`,
    as: 'editor',
    expected: ['key-3', 'key-2'],
  },
  {
    title: 'how many are not mailed yet, and since when',
    query: `{
      "count": count(*[${UNSENT}]),
      "oldest": *[${UNSENT}] | order(createdAt asc)[0].createdAt
    }`,
    as: 'editor',
    expected: { count: 2, oldest: '2024-05-02T10:00:00Z' },
  },
  {
    title: 'what is not mailed yet is not for nobody',
    query: `{ "count": count(*[${UNSENT}]), "oldest": *[${UNSENT}] | order(createdAt asc)[0].createdAt }`,
    as: 'anonymous',
    expected: { count: 0, oldest: null },
  },
  {
    title: 'visits counted by one server, and days that are too old',
    query: `{
      "days": *[_type == "visitDay" && instance == $instance && defined(day)]{
        day,
        "shown": coalesce(math::sum(pages[].count), 0) + coalesce(math::sum(events[].count), 0)
      } | order(day),
      "old": *[_type == "visitDay" && day < $before]._id
    }`,
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
    title: 'assets with one of several hashes',
    query:
      '*[_type in ["sanity.imageAsset", "sanity.fileAsset"] && sha1hash in $hashes]{_id, sha1hash}',
    params: { hashes: ['def', 'xyz'] },
    as: 'editor',
    expected: [{ _id: 'file-def-pdf', sha1hash: 'def' }],
  },
]
