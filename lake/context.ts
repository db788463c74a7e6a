import type { Database } from 'better-sqlite3'
import type { Accounts } from './accounts/accounts'
import type { DocumentStore } from './store/document-store'

/** A document as the lake keeps it: system fields are always there, the rest is the editor's. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

export type Role = 'administrator' | 'editor' | 'viewer'

/** Who makes a request. Anonymous callers read published root documents and write nothing. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }

export const anonymous: Caller = { kind: 'anonymous' }

/** Writes one line about what happened; never people's addresses, never a secret. */
export type Log = (message: string, facts?: Readonly<Record<string, unknown>>) => void

/** What every endpoint is given. Nothing in the lake reads the clock or makes ids by itself. */
export interface LakeContext {
  readonly projectId: string
  readonly dataset: string
  /** Folder of the database, the assets and the image cache. */
  readonly dir: string
  /** Where browsers reach this API, for addresses inside answers: no final slash. */
  readonly publicUrl: string
  readonly db: Database
  readonly documents: DocumentStore
  readonly accounts: Accounts
  readonly clock: () => Date
  readonly newId: () => string
  readonly log: Log
}
