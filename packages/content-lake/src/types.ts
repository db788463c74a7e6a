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

/** Parameters of a query, by name without `$`. */
export type Params = Readonly<Record<string, unknown>>

/** Sends a message to one address. Its errors must not name the address, because they are logged. */
export type SendMail = (message: {
  readonly to: string
  readonly subject: string
  readonly text: string
}) => Promise<void>
