import { QueryError } from '../errors'
import { evaluate } from '../query/evaluate'
import { stringifyLimited } from '../query/limited-json'
import { parseListenerFilter } from '../query/listener-filter'
import { parseQuery } from '../query/parse'
import { createSourceMap } from '../query/source-map/source-map'
import { runWithTimeLimit, TimeLimitError } from '../query/time-limit'
import { isObject } from '../store/references'
import { matchFilter } from './match-filter'
import type { FilterAnalysis, Job, JobResult } from './messages'
import { parseParams, parsePastChanges, parseUpdates, type Replica } from './replica'

type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/**
 * @returns on success the query's `result` with its `resultSourceMap`; `[id, rev]` of each selected document, where `rev` is
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
        stringifyLimited(evaluateQuery(replica, job), job.maxLength),
      )
    case 'select':
      return select(replica, job, limitMs)
    case 'analyze':
      return runWithTimeLimit(limitMs, () => JSON.stringify(analyzeFilter(job)))
    case 'decide':
      return runWithTimeLimit(limitMs, () => JSON.stringify(decide(replica, job)))
  }
}

function evaluateQuery(replica: Replica, job: JobOf<'query'>) {
  const context = replica.createContext(job, job.now, job.perspective, job.publicUrl)
  const query = parseQuery(job.text, context.params)
  const result = evaluate(query, context)
  if (job.sourceMap === undefined) return { result }
  return { result, resultSourceMap: createSourceMap(query, context, result, job.sourceMap) }
}

function select(replica: Replica, job: JobOf<'select'>, limitMs: number): string {
  const withRevision = (id: string) => [id, replica.get(id)?._rev ?? null] as const
  // Outside the time limit: interrupted work runs no `finally`.
  const removeOverlay = replica.overlay(parseUpdates(job.overlay))
  try {
    return runWithTimeLimit(limitMs, () =>
      JSON.stringify(selectIds(replica, job).map(withRevision)),
    )
  } finally {
    removeOverlay()
  }
}

/** A query may return one document or projections: everything with an `_id` counts. */
function selectIds(replica: Replica, job: JobOf<'select'>): readonly string[] {
  const context = replica.createContext(job, job.now)
  const result = evaluate(parseQuery(job.text, context.params), context)
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
