import type { LakeDocument } from '../context'
import { isPublicId } from '../document-ids'
import { satisfies } from '../query/evaluate'
import type { ListenerFilter } from '../query/listener-filter'
import type { Question } from './messages'
import { noDocuments, type Replica } from './replica'

export interface ListenerQuestion extends Question {
  readonly filter: ListenerFilter
}

/**
 * Whether a listener's filter holds for documents, and its caller may know of them.
 * @param documents of one moment, at which the replica is, if the filter needs other documents
 * @param now what `now()` gives, in milliseconds since 1970
 * @throws QueryError
 */
export function decide(
  replica: Replica,
  question: ListenerQuestion,
  documents: readonly (LakeDocument | null | undefined)[],
  now: number,
): readonly boolean[] {
  const { filter, caller } = question
  const { conditions, text, needsDataset } = filter
  const context = replica.contextOf(question, now)
  const seen = needsDataset ? context : { ...context, view: noDocuments }
  return documents.map(
    (document) =>
      document != null &&
      (caller.kind === 'user' || isPublicId(document._id)) &&
      satisfies(conditions, replica.present(document), text, seen),
  )
}
