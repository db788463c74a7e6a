import type { Caller } from '../context'
import type { LakeCore } from '../core'
import { badRequest, notFound, unauthorized } from '../errors'
import { requireDataset } from '../endpoints/require-dataset'
import { readParams } from '../query/read-params'
import type { ViewOf } from '../query/dataset-view'
import { documentListener } from './document-listener'
import { liveEvents } from './live-events'
import type { Stream } from './stream'

/** Any prefix may stand before the version: sockets are given the address as browsers see it. */
const STREAM_PATH = /\/v(?:\d[\d-]*|X)\/data\/(listen|live\/events)\/([^/]+)$/

export type OpenStream = (url: URL, caller: Caller) => Stream

/**
 * Understands the address of an event stream, the same for HTTP and for sockets.
 * @returns a function that throws the error the request is to be answered with, or gives the stream
 */
export function createOpenStream(core: LakeCore, viewOf: ViewOf): OpenStream {
  return (url, caller) => {
    const [, kind, dataset] = STREAM_PATH.exec(url.pathname) ?? []
    if (dataset === undefined) throw notFound(`There is no event stream at ${url.pathname}`)
    requireDataset(core, decodeURIComponent(dataset))
    return kind === 'listen'
      ? listenStream(core, viewOf, caller, url.searchParams)
      : liveStream(core, caller, url.searchParams)
  }
}

function listenStream(core: LakeCore, viewOf: ViewOf, caller: Caller, search: URLSearchParams) {
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('The parameter "query" is missing.')
  return documentListener(core, viewOf, caller, {
    query,
    params: readParams(search),
    contents: {
      includeResult: search.get('includeResult') === 'true',
      includePreviousRevision: search.get('includePreviousRevision') === 'true',
      includeMutations: search.get('includeMutations') !== 'false',
      mendozaEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    },
  })
}

function liveStream(core: LakeCore, caller: Caller, search: URLSearchParams) {
  const includeDrafts = search.get('includeDrafts') === 'true'
  if (includeDrafts && caller.kind === 'anonymous') {
    throw unauthorized('Live events of drafts need a token')
  }
  return liveEvents(core, includeDrafts)
}
