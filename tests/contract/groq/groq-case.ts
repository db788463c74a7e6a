import type { ClientPerspective } from '@sanity/client'

interface Query {
  readonly title: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** That of the API version by default. */
  readonly perspective?: ClientPerspective
  /** `request-viewer` by default. */
  readonly as?: Caller
  /** `2025-02-19` by default. */
  readonly apiVersion?: string
}

interface SuccessfulQuery extends Query {
  readonly expected: unknown
  /** The order of the elements is undefined, as the query has no order(). */
  readonly inAnyOrder?: boolean
}

interface FailingQuery extends Query {
  readonly error: {
    readonly type: 'queryParseError' | 'queryEvaluationError'
    readonly description: string | RegExp
    /** Offset in the query in UTF-16 code units. */
    readonly start?: number
    readonly end?: number
  }
}

export type Caller = 'anonymous' | 'viewer' | 'request-viewer' | 'editor'

/**
 * A query about the documents of `dataset.ts` with its expected result. The result follows from
 * the GROQ specification (sanity-io.github.io/GROQ), not from a run.
 */
export type GroqCase = SuccessfulQuery | FailingQuery
