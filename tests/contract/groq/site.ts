import { PRESENT_REQUESTS } from '#app/services/investor-requests/deletion/stored-documents.server'
import { VISIT_DAYS } from '#app/services/visits/visits-dataset.server'
import { ASSETS_BY_HASH_QUERY } from '#seed/upload-assets'
import type { GroqCase } from './groq-case'

/** Queries of the site: for pages as anonymous caller, for requests and visits as editor. */
export const site: readonly GroqCase[] = [
  {
    title: 'stored investor requests and a missing mark',
    query: PRESENT_REQUESTS,
    params: { ids: ['investorRequest.k2', 'investorRequest.k9'], markedBy: 'mark.m' },
    as: 'editor',
    expected: { present: ['investorRequest.k2'], mark: null },
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
