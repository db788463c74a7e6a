import { layerOf } from '../document-ids'
import { badRequest } from '../errors'
import { parsePerspective } from '../query/perspective'
import type { Params } from '../query/parse'
import { readParams } from '../query/read-params'
import type { EventContents } from './mutation-event'

/** What a listener asks for. */
export interface ListenRequest {
  readonly query: string
  readonly params: Params
  readonly contents: EventContents
  /** Whether drafts and versions are told of, to those who may know of them. */
  readonly includeAllVersions: boolean
  /** Of one that was cut: the id of the last event it has. */
  readonly lastEventId: string | undefined
  /** Whether it is to be told when it can be resumed, and when it cannot. */
  readonly enableResume: boolean
}

/**
 * Reads what a listener asks for from its address.
 * @param version segment of the path, such as `v2025-02-19`: it says what is told of by default
 * @param lastEventId which event sources send whether they are to be resumed or not
 * @throws PlainError 400 without a query, or for a parameter that is not JSON
 */
export function readListenRequest(
  search: URLSearchParams,
  version: string,
  lastEventId: string | undefined,
): ListenRequest {
  const query = search.get('query')
  if (query === null || query === '') throw badRequest('The parameter "query" is missing.')
  const isOn = (option: string) => search.get(option) === 'true'
  return {
    query,
    params: readParams(search),
    contents: {
      includeResult: isOn('includeResult'),
      includePreviousRevision: isOn('includePreviousRevision'),
      includeMutations: search.get('includeMutations') !== 'false',
      mendozaEffects: search.get('effectFormat') === 'mendoza',
      visibility: search.get('visibility') === 'query' ? 'query' : 'transaction',
    },
    includeAllVersions:
      isOn('includeAllVersions') || parsePerspective(undefined, version) === 'raw',
    lastEventId,
    enableResume: isOn('enableResume'),
  }
}

/** Whether a listener is told of documents of this kind: published ones, drafts, or versions. */
export const includesLayerOf = ({ includeAllVersions }: ListenRequest, id: string) =>
  includeAllVersions || layerOf(id) === 'published'
