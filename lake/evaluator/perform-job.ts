import { QueryError } from '../errors'
import { evaluate } from '../query/evaluate'
import { stringifyLimited } from '../query/limited-json'
import { parseListenerFilter } from '../query/listener-filter'
import { parseQuery } from '../query/parse'
import { runWithTimeLimit, TimeLimitError } from '../query/time-limit'
import { isObject } from '../store/references'
import { matchFilter } from './match-filter'
import type { FilterAnalysis, Job, JobResult } from './messages'
import { parseParams, parsePastChanges, parseUpdates, type Replica } from './replica'

type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/**
 * @returns on success the query's result; `[id, rev]` of each selected document, where `rev` is
 *   `null` for a missing one; a `FilterAnalysis`; or `Decision`s
 */
export function performJob(replica: Replica, job: Job, limitMs: number): JobResult {
  try {
    return { kind: 'success', json: runJob(replica, job, limitMs) }
  } catch (error) {
    return errorResult(error)
  }
}

export function errorResult(error: unknown): JobResult {
  if (error instanceof TimeLimitError) return { kind: 'timeout' }
  if (error instanceof QueryError) {
    const { message: description, type, start, end } = error
    return { kind: 'error', error: { description, type, start, end } }
  }
  const description = error instanceof Error ? error.message : String(error)
  return { kind: 'error', error: { description, type: 'queryEvaluationError' } }
}

function runJob(replica: Replica, job: Job, limitMs: number): string {
  switch (job.kind) {
    case 'query':
      return runWithTimeLimit(limitMs, () =>
        stringifyLimited(evaluateJob(replica, job), job.maxLength),
      )
    case 'select':
      return select(replica, job, limitMs)
    case 'analyze':
      return runWithTimeLimit(limitMs, () => JSON.stringify(analyzeFilter(job)))
    case 'decide':
      return runWithTimeLimit(limitMs, () => JSON.stringify(decide(replica, job)))
  }
}

function evaluateJob(replica: Replica, job: JobOf<'query' | 'select'>): unknown {
  const perspective = job.kind === 'query' ? job.perspective : 'raw'
  const publicUrl = job.kind === 'query' ? job.publicUrl : undefined
  const context = replica.createContext(job, job.now, perspective, publicUrl)
  return evaluate(parseQuery(job.text, context.params), context)
}

function select(replica: Replica, job: JobOf<'select'>, limitMs: number): string {
  const withRevision = (id: string) => [id, replica.get(id)?._rev ?? null] as const
  // Outside the time limit: interrupted work runs no `finally`.
  const removeOverlay = replica.overlay(parseUpdates(job.overlay))
  try {
    return runWithTimeLimit(limitMs, () =>
      JSON.stringify(selectedIds(evaluateJob(replica, job)).map(withRevision)),
    )
  } finally {
    removeOverlay()
  }
}

/** A query may return one document or projections: everything with an `_id` counts. */
function selectedIds(result: unknown): readonly string[] {
  const selected: readonly unknown[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) =>
    isObject(item) && typeof item._id === 'string' ? [item._id] : [],
  )
}

function analyzeFilter({ text, params }: JobOf<'analyze'>): FilterAnalysis {
  const { conditions, needsDataset, selector } = parseListenerFilter(text, parseParams(params))
  return { matchesAll: conditions.length === 0, needsDataset, selector }
}

function decide(replica: Replica, job: JobOf<'decide'>) {
  const request = { ...job, filter: parseListenerFilter(job.text, parseParams(job.params)) }
  const changes = parsePastChanges(job.changes)
  const match = (state: 'before' | 'after') =>
    matchFilter(
      replica,
      request,
      changes.map((change) => change[state]),
      job.now,
    )
  const [before, after] = [match('before'), match('after')]
  return changes.map(({ id }, index) => ({ id, was: before[index], is: after[index] }))
}
