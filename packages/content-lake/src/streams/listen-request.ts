import { getLayer } from '../document-ids'
import { badRequest } from '../errors'
import { parsePerspective } from '../query/perspective'
import type { Params } from '../types'
import { readParams } from '../query/read-params'
import type { EventContents } from './mutation-event'

/** The parsed request of a listener. */
export interface ListenRequest {
  readonly query: string
  readonly params: Params
  readonly contents: EventContents
  /** Whether signed-in callers receive changes of drafts and versions. */
  readonly includeAllVersions: boolean
  /** Id of the last event that a reconnecting listener has received. */
  readonly lastEventId: string | undefined
  /** Whether the listener expects `welcomeback` or `reset` when it reconnects. */
  readonly enableResume: boolean
}

/**
 * @param version segment of the path, such as `v2025-02-19`; decides about drafts by default
 * @param lastEventId event sources send it also without `enableResume`
 * @throws PlainError 400 without a query, or for a parameter that is not JSON
 */
export function parseListenRequest(
  search: URLSearchParams,
  version: string,
  lastEventId: string | undefined,
): ListenRequest {
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('The parameter "query" is missing.')
  const isTrue = (option: string) => search.get(option) === 'true'
  return {
    query,
    params: readParams(search),
    contents: {
      includeResult: isTrue('includeResult'),
      includePreviousRevision: isTrue('includePreviousRevision'),
      includeMutations: search.get('includeMutations') !== 'false',
      mendozaEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    },
    includeAllVersions:
      isTrue('includeAllVersions') || parsePerspective(undefined, version) === 'raw',
    lastEventId,
    enableResume: isTrue('enableResume'),
  }
}

/** Whether the listener receives changes of this kind of document: published, draft or version. */
export const includesLayer = ({ includeAllVersions }: ListenRequest, id: string) =>
  includeAllVersions || getLayer(id) === 'published'
