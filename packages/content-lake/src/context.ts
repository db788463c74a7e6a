import type { Database } from 'better-sqlite3'
import type { Accounts } from './accounts/accounts'
import type { QueryWorkers } from './query-workers/query-workers'
import type { AssetFiles } from './media/asset-files'
import type { History } from './history/history'
import type { Origins } from './origins'
import type { Quotas } from './quota'
import type { DocumentStore, Presenter } from './store/document-store'
import type { ApprovalRule, Environment, SendMail } from './types'

/** What all datasets of the project share. */
export interface ProjectContext extends Environment {
  readonly projectId: string
  /** Base URL of this API for browsers, used in responses; no final slash. */
  readonly publicUrl: string
  /** Users and tokens of all datasets. */
  readonly accounts: Accounts
  /** Sends e-mail to users; without it administrators hand over links themselves. */
  readonly sendMail?: SendMail | undefined
  readonly origins: Origins
  readonly quotas: Quotas
  /** Which documents need an approval; by default none. */
  readonly approvals?: ApprovalRule | undefined
}

/** Dependencies of every route of a dataset. */
export interface LakeContext extends ProjectContext {
  readonly dataset: string
  /** The dataset's folder, with its database, assets and image cache. */
  readonly dir: string
  readonly db: Database
  readonly documents: DocumentStore
  readonly assets: AssetFiles
}

/** Dependencies of the content endpoints, which also need history and query workers. */
export interface LakeCore extends LakeContext {
  readonly history: History
  readonly queryWorkers: QueryWorkers
  /** Whether anonymous callers may read nothing of the dataset. */
  readonly isPrivate: () => boolean
  /** Converts every document that a response contains. */
  readonly present: Presenter
}
