import type { Caller } from '../context'
import type { NamedDocuments } from '../query/narrowing'
import type { Perspective } from '../query/perspective'

/** A query, or the filter of a listener, with who asks. */
export interface Question {
  readonly text: string
  /** An object, as JSON. */
  readonly params: string
  readonly caller: Caller
}

interface Timed extends Question {
  /** What `now()` gives, in milliseconds since 1970. */
  readonly now: number
}

/** Work for an evaluator. */
export type Job =
  | (Timed & {
      readonly kind: 'query'
      readonly perspective: Perspective
      /** Most UTF-16 units that the answer may have as JSON. */
      readonly answerLength: number
    })
  /** Which documents a query selects; it sees every document, with some changes not yet stored. */
  | (Timed & {
      readonly kind: 'select'
      /** `Replacement`s, as JSON. */
      readonly overlay: string
    })
  /** What there is to know of a listener's filter: `FilterFacts`. */
  | (Question & { readonly kind: 'filter' })
  /** Which of some changes a listener hears of, by a filter that needs no other documents. */
  | (Timed & {
      readonly kind: 'hear'
      /** `PastChange`s, as JSON. */
      readonly changes: string
    })

/** A document as it is from now on; `null` when there is none. */
export interface Replacement {
  readonly id: string
  readonly after: unknown
}

/** A document before and after a transaction that is past. */
export interface PastChange extends Replacement {
  readonly before: unknown
}

export interface FilterFacts {
  /** Whether it holds for every document: there is nothing to decide. */
  readonly holdsForAll: boolean
  /** Whether deciding needs other documents than the one in question. */
  readonly needsDataset: boolean
  /** What it holds for, when it names ids or types and says nothing else. */
  readonly named?: NamedDocuments | undefined
}

/** Whether a filter held for a document before a transaction, and after it. */
export interface Decision {
  readonly id: string
  readonly was: boolean
  readonly is: boolean
}

/** What came of a job, or of a listener's filter at a commit. */
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
      /** What all listeners together may take of one commit, in milliseconds. */
      readonly listenersMs: number
    }
  /** `Replacement`s, as JSON: text is passed between processes faster than objects. */
  | { readonly type: 'replace'; readonly documents: string }
  /** As `replace`, and asks for `heard`. */
  | { readonly type: 'commit'; readonly documents: string; readonly now: number }
  /** Everything has been sent; asks for `ready`. */
  | { readonly type: 'loaded' }
  | { readonly type: 'listen'; readonly listener: string; readonly filter: Question }
  | { readonly type: 'unlisten'; readonly listener: string }
  | { readonly type: 'job'; readonly job: Job; readonly limitMs: number }

/** From an evaluator to the lake: once `ready`, one answer for each job, `heard` for each commit. */
export type FromEvaluator =
  | { readonly type: 'ready' }
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'heard'; readonly heard: readonly Heard[] }

/** What came of one listener's filter; `done` is `Decision`s. */
export interface Heard {
  readonly listener: string
  /** Absent when the time of all listeners was up before it was its turn. */
  readonly answer?: Answer | undefined
}
