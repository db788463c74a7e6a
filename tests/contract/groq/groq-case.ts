import type { ClientPerspective } from '@sanity/client'

interface Question {
  /** What is asked, and what the answer shows. */
  readonly title: string
  readonly query: string
  readonly params?: Readonly<Record<string, unknown>>
  /** None is sent when it is left out. */
  readonly perspective?: ClientPerspective
  /** A viewer when it is left out. */
  readonly as?: Asker
  /** `2025-02-19` when it is left out. */
  readonly apiVersion?: string
}

interface Answered extends Question {
  readonly expected: unknown
  /** The query asks for no order: the same entries in any order are right. */
  readonly inAnyOrder?: boolean
}

interface Refused extends Question {
  readonly error: {
    readonly type: 'queryParseError' | 'queryEvaluationError'
    readonly description: string | RegExp
    /** Where in the query, in UTF-16 units from 0. */
    readonly start?: number
    readonly end?: number
  }
}

export type Asker = 'anonymous' | 'viewer' | 'editor'

/**
 * A query, asked over HTTP about the documents of `dataset.ts`, and its answer. What is expected is
 * reasoned from the specification of GROQ (sanity-io.github.io/GROQ), not taken from a run.
 */
export type GroqCase = Answered | Refused
