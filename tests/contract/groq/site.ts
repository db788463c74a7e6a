import { PRESENT_REQUESTS } from '#app/services/investor-requests/deletion/stored-documents.server'
import { ASSETS_BY_HASH_QUERY } from '#seed/upload-assets'
import type { GroqCase } from './groq-case'

/** Queries of the site: for pages as anonymous caller, for requests as editor. */
export const site: readonly GroqCase[] = [
  {
    title: 'stored investor requests and a missing mark',
    query: PRESENT_REQUESTS,
    params: { ids: ['investorRequest.k2', 'investorRequest.k9'], markedBy: 'mark.m' },
    as: 'editor',
    expected: { present: ['investorRequest.k2'], mark: null },
  },
  {
    title: 'assets by hash',
    query: ASSETS_BY_HASH_QUERY,
    params: { hashes: ['def', 'xyz'] },
    as: 'editor',
    expected: [{ _id: 'file-def-pdf', sha1hash: 'def' }],
  },
]
