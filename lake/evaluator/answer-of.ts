import { QueryError } from '../errors'
import { TimeIsUp } from '../query/time-limit'
import type { Answer } from './messages'

/** @returns what the lake is told of work that has failed */
export function answerOf(error: unknown): Answer {
  if (error instanceof TimeIsUp) return { kind: 'late' }
  if (error instanceof QueryError) {
    const { message: description, type, start, end } = error
    return { kind: 'failed', fault: { description, type, start, end } }
  }
  const description = error instanceof Error ? error.message : String(error)
  return { kind: 'failed', fault: { description, type: 'queryEvaluationError' } }
}
