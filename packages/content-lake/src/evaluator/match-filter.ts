import type { LakeDocument } from '../types'
import { canRead } from '../access'
import { matchesConditions } from '../query/evaluate'
import type { ListenerFilter } from '../query/listener-filter'
import type { QueryRequest } from './messages'
import { emptyView, type Replica } from './replica'

export interface FilterRequest extends QueryRequest {
  readonly filter: ListenerFilter
}

/**
 * Whether a listener's filter matches each document, and its caller may read it.
 * @param documents if the filter needs other documents, in the state that the replica has
 * @param now result of `now()`, in milliseconds since 1970
 * @throws QueryError
 */
export function matchFilter(
  replica: Replica,
  request: FilterRequest,
  documents: readonly (LakeDocument | null | undefined)[],
  now: number,
): readonly boolean[] {
  const { filter, caller } = request
  const { conditions, text, needsDataset } = filter
  const fullContext = replica.createContext(request, now)
  const context = needsDataset ? fullContext : { ...fullContext, view: emptyView }
  return documents.map(
    (document) =>
      document != null &&
      canRead(caller, document._id) &&
      matchesConditions(conditions, replica.present(document), text, context),
  )
}
