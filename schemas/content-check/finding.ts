/** A step of a path: a field, a position, or the item of a list with this key. */
export type Segment = string | number | { readonly _key: string }

/** A document as the dataset stores it, of any type. */
export interface CheckedDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** A validation issue of a document. An error stops publishing, a warning does not. */
export interface Finding {
  readonly level: 'error' | 'warning'
  /** The invalid field. */
  readonly path: readonly Segment[]
  /** What is wrong and what to do, in Spanish. */
  readonly message: string
}

/** What rules know of the other documents of the dataset. */
export interface SiteFacts {
  readonly brandName: string | undefined
  /** By the path of the page, without a final slash. */
  readonly pages: ReadonlyMap<string, PageFacts>
  /** When the dataset was read, in milliseconds; decides which sections visitors see. */
  readonly readAt: number
}

/** The ids of elements that links can lead to. */
export interface Anchors {
  readonly shown: ReadonlySet<string>
  /** Those in sections that visitors do not see now. */
  readonly hidden: ReadonlySet<string>
}

export interface PageFacts {
  /** Id of its document, without the prefix of drafts. */
  readonly id: string
  readonly anchors: Anchors
}

/** What a rule may know besides the document. */
export interface CheckContext {
  /** `YYYY-MM-DD`. */
  readonly today: string
  /** Absent when the dataset did not answer: rules that need it find nothing. */
  readonly facts?: SiteFacts | undefined
  /** The published version of a draft. */
  readonly published?: CheckedDocument | undefined
}

export type Rule = (document: CheckedDocument, context: CheckContext) => readonly Finding[]
