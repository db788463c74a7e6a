import { z } from 'zod'
import type { PresenterOptions } from '../store/document-store'
import type { Caller, Params } from '../types'
import type { Perspective } from '../query/perspective'
import type { SourceMapStyle } from '../query/source-map/json-path'

/** A query, or the filter of a listener, with its caller. */
export interface QueryRequest {
  readonly text: string
  readonly params: Params
  readonly caller: Caller
  /** Result of `now()`, in milliseconds since 1970. */
  readonly now: number
}

/** Work for a query worker. */
export type Job =
  | (QueryRequest & {
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
  | (QueryRequest & {
      readonly kind: 'select'
      /** `DocumentUpdate`s, as JSON. */
      readonly overlay: string
    })
  /** Returns a `FilterAnalysis`. */
  | (QueryRequest & { readonly kind: 'analyze' })
  /** Returns `Decision`s about the changes of a transaction. */
  | (QueryRequest & {
      readonly kind: 'decide'
      /** A list of `{ id, before, after }`, as JSON. */
      readonly changes: string
    })

/** The new state of a document; `null` deletes it. */
export interface DocumentUpdate {
  readonly id: string
  readonly after: unknown
}

const textsSchema = z.array(z.string()).readonly()

export const analysisSchema = z.object({
  /** The filter matches every document and needs no evaluation. */
  matchesAll: z.boolean(),
  /** Evaluation needs other documents than the changed one. */
  needsDataset: z.boolean(),
  /** What the filter matches, if it only compares ids or types. */
  selector: z.object({ ids: textsSchema, types: textsSchema }).optional(),
})
export type FilterAnalysis = z.infer<typeof analysisSchema>

/** Whether a filter matched a document before a transaction, and after it. */
export const decisionSchema = z.object({ id: z.string(), was: z.boolean(), is: z.boolean() })
export type Decision = z.infer<typeof decisionSchema>

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
  | ({ readonly type: 'open' } & PresenterOptions)
  /** `DocumentUpdate`s, as JSON: text passes between processes faster than objects. */
  | { readonly type: 'update'; readonly documents: string }
  /** All documents are sent; the query worker replies with `ready`. */
  | { readonly type: 'loaded' }
  | { readonly type: 'job'; readonly job: Job; readonly limitMs: number }

/** From a query worker to the lake. */
export type FromWorker =
  { readonly type: 'ready' } | { readonly type: 'result'; readonly result: JobResult }
