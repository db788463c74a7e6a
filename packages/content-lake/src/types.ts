/** A stored document. The system fields are always present. */
export interface LakeDocument {
  readonly _id: string
  readonly _type: string
  readonly _rev: string
  readonly _createdAt: string
  readonly _updatedAt: string
  readonly [field: string]: unknown
}

/** `viewer` reads everything but data of visitors; `request-viewer` reads that, too. */
export type Role = 'administrator' | 'editor' | 'viewer' | 'request-viewer'

/** Who makes a request. Anonymous callers read public documents and write nothing. */
export type Caller =
  | { readonly kind: 'anonymous' }
  | { readonly kind: 'user'; readonly userId: string; readonly role: Role }

export const anonymous: Caller = { kind: 'anonymous' }

/** Logs one line. Callers never pass e-mail addresses or secrets. */
export type Log = (message: string, facts?: Readonly<Record<string, unknown>>) => void

/** The only source of the time and of new ids, and the log. */
export interface Environment {
  readonly clock: () => Date
  readonly newId: () => string
  readonly log: Log
}

/** Parameters of a query, by name without `$`. */
export type Params = Readonly<Record<string, unknown>>

/** Sends a message to one address. Its errors must not name the address, because they are logged. */
export type SendMail = (message: {
  readonly to: string
  readonly subject: string
  readonly text: string
}) => Promise<void>

/** A version in a release, and what it replaces. */
export interface ReleasedDocument {
  readonly version: LakeDocument
  readonly published: LakeDocument | undefined
}

/** A scheduled release that is due. */
export interface DueRelease {
  readonly releaseId: string
  /** Without those that the release removes. */
  readonly documents: readonly ReleasedDocument[]
  /** Queries the dataset as it will be when the release is published. */
  readonly query: (text: string, params: Params) => Promise<unknown>
}

/** @returns why a due release must not be published; `undefined` if it may be */
export type CheckRelease = (release: DueRelease) => Promise<string | undefined>

/**
 * Which documents are published only after the approval of a second person to that revision. An
 * approval is a private document `<type>.<published id>.<any>` with `kind: "approved"` and `revision`.
 * Its author must be another than that of the revision.
 */
export interface ApprovalRule {
  /** Id of the published document with the list, which itself needs approvals while it has items. */
  readonly listedIn: string
  /** Its field with the ids of documents. */
  readonly field: string
  /** Of approvals. */
  readonly type: string
}
