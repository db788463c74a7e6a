import type { Caller } from '../types'
import type { DocumentSelector } from '../query/query-plan'
import type { Perspective } from '../query/perspective'
import type { SourceMapStyle } from '../query/source-map/json-path'

/** A query, or the filter of a listener, with its caller. */
export interface QueryRequest {
  readonly text: string
  /** An object, as JSON. */
  readonly params: string
  readonly caller: Caller
}

interface TimedRequest extends QueryRequest {
  /** Result of `now()`, in milliseconds since 1970. */
  readonly now: number
}

/** Work for a query worker. */
export type Job =
  | (TimedRequest & {
      readonly kind: 'query'
      readonly perspective: Perspective
      /** Result of `getRequestedUrl`. */
      readonly publicUrl: string
      /** Longest allowed result as JSON, in UTF-16 units. */
      readonly maxLength: number
      /** Adds a `resultSourceMap` to the result. */
      readonly sourceMap?: SourceMapStyle | undefined
    })
  /** Selects documents among all of them, including changes that are not stored yet. */
  | (TimedRequest & {
      readonly kind: 'select'
      /** `DocumentUpdate`s, as JSON. */
      readonly overlay: string
    })
  /** Returns a `FilterAnalysis`. */
  | (QueryRequest & { readonly kind: 'analyze' })
  /** Returns `Decision`s about the changes of a transaction. */
  | (TimedRequest & {
      readonly kind: 'decide'
      /** A list of `{ id, before, after }`, as JSON. */
      readonly changes: string
    })

/** The new state of a document; `null` deletes it. */
export interface DocumentUpdate {
  readonly id: string
  readonly after: unknown
}

export interface FilterAnalysis {
  /** The filter matches every document and needs no evaluation. */
  readonly matchesAll: boolean
  /** Evaluation needs other documents than the changed one. */
  readonly needsDataset: boolean
  /** What the filter matches, if it only compares ids or types. */
  readonly selector?: DocumentSelector | undefined
}

/** Whether a filter matched a document before a transaction, and after it. */
export interface Decision {
  readonly id: string
  readonly was: boolean
  readonly is: boolean
}

/** Result of a job. */
export type JobResult =
  | { readonly kind: 'success'; readonly json: string }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'error'; readonly error: SerializedQueryError }

interface SerializedQueryError {
  readonly description: string
  readonly type: 'queryParseError' | 'queryEvaluationError'
  readonly start?: number | undefined
  readonly end?: number | undefined
}

/** From the lake to a query worker, which processes messages in order. */
export type ToWorker =
  | {
      readonly type: 'open'
      readonly projectId: string
      readonly dataset: string
      readonly publicUrl: string
    }
  /** `DocumentUpdate`s, as JSON: text passes between processes faster than objects. */
  | { readonly type: 'update'; readonly documents: string }
  /** All documents are sent; the query worker replies with `ready`. */
  | { readonly type: 'loaded' }
  | { readonly type: 'job'; readonly job: Job; readonly limitMs: number }

/** From a query worker to the lake. */
export type FromWorker =
  { readonly type: 'ready' } | { readonly type: 'result'; readonly result: JobResult }
