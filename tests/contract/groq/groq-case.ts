import type { ClientPerspective } from '@sanity/client'

interface Query {
  readonly title: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** `published` by default. */
  readonly perspective?: ClientPerspective
  /** An editor by default. */
  readonly as?: 'anonymous'
}

interface SuccessfulQuery extends Query {
  readonly expected: unknown
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

/**
 * A query about the documents of `dataset.ts` with its expected result. The result follows from
 * the GROQ specification (sanity-io.github.io/GROQ), not from a run.
 */
export type GroqCase = SuccessfulQuery | FailingQuery
