import type { LakeContext } from './context'
import type { Evaluator } from './evaluator/evaluator'
import type { History } from './history/history'
import type { Origins } from './origins'
import type { Presenter } from './store/presented'
import type { IndexedDocumentStore } from './store/sqlite-document-store'

/** The context of the Content Lake's own endpoints: they also need the indexes and the history. */
export interface LakeCore extends LakeContext {
  readonly documents: IndexedDocumentStore
  readonly history: History
  readonly evaluator: Evaluator
  readonly origins: Origins
  /** Documents leave the lake only through this. */
  readonly present: Presenter
}
