import type { Caller } from '../context'
import type { Perspective } from '../query/perspective'

/** What both kinds of work need to know of a query. */
interface Question {
  readonly text: string
  /** An object, as JSON. */
  readonly params: string
  readonly caller: Caller
  /** What `now()` gives, in milliseconds since 1970. */
  readonly now: number
  /** Most UTF-16 units that the answer may have as JSON. */
  readonly answerLength: number
}

/** Work for an evaluator. */
export type Job =
  | (Question & { readonly kind: 'query'; readonly perspective: Perspective })
  /** Which documents a query selects; it sees every document, with some changes not yet stored. */
  | (Question & {
      readonly kind: 'select'
      /** `Replacement`s, as JSON. */
      readonly overlay: string
    })

/** A document as it is from now on; `null` when there is none. */
export interface Replacement {
  readonly id: string
  readonly after: unknown
}

/** What came of a job. */
export type Answer =
  | { readonly kind: 'done'; readonly json: string }
  | { readonly kind: 'late' }
  | { readonly kind: 'failed'; readonly fault: QueryFault }

export interface QueryFault {
  readonly description: string
  readonly type: 'queryParseError' | 'queryEvaluationError'
  readonly start?: number | undefined
  readonly end?: number | undefined
}

/** From the lake to one of its evaluators, taken up in the order in which they are sent. */
export type ToEvaluator =
  | {
      readonly type: 'open'
      readonly projectId: string
      readonly dataset: string
      readonly publicUrl: string
    }
  /** `Replacement`s, as JSON: text is passed between processes faster than objects. */
  | { readonly type: 'replace'; readonly documents: string }
  /** Everything has been sent; asks for `ready`. */
  | { readonly type: 'loaded' }
  | { readonly type: 'job'; readonly job: Job; readonly limitMs: number }

/** From an evaluator to the lake: once `ready`, then one answer for each job. */
export type FromEvaluator =
  { readonly type: 'ready' } | { readonly type: 'answer'; readonly answer: Answer }
