import { canRead } from '../access'
import { QueryError } from '../errors'
import type { DatasetView } from '../query/dataset-view'
import { evaluate, matchesConditions, type EvaluationContext } from '../query/evaluate'
import { parseListenerFilter } from '../query/listener-filter'
import { parseQuery } from '../query/parse'
import { createSourceMap } from '../query/source-map/source-map'
import { runWithCpuLimit, TimeLimitError } from '../query/time-limit'
import { isObject } from '../store/references'
import type { LakeDocument } from '../types'
import type { Decision, FilterAnalysis, Job, JobResult } from './messages'
import { parseChanges, parseUpdates, type Replica } from './replica'

type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/**
 * @returns on success the query's `result` with its `resultSourceMap`; `[id, rev]` of each selected
 *   document, where `rev` is `null` for a missing one; a `FilterAnalysis`; or `Decision`s
 */
export function performJob(replica: Replica, job: Job, limitMs: number): JobResult {
  try {
    return { kind: 'success', json: runJob(replica, job, limitMs) }
  } catch (error) {
    return errorResult(error)
  }
}

function errorResult(error: unknown): JobResult {
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
      return runWithCpuLimit(limitMs, () => runQuery(replica, job))
    case 'select':
      return select(replica, job, limitMs)
    case 'analyze':
      return runWithCpuLimit(limitMs, () => JSON.stringify(analyzeFilter(job)))
    case 'decide':
      return JSON.stringify(decide(replica, job, limitMs))
  }
}

function runQuery(replica: Replica, job: JobOf<'query'>): string {
  const context = replica.createContext(job, job.perspective, job.publicUrl)
  const parsed = parseQuery(job.text, context.params)
  const result = evaluate(parsed, context)
  const members =
    job.sourceMap === undefined
      ? { result }
      : { result, resultSourceMap: createSourceMap(parsed, context, result, job.sourceMap) }
  return stringifyLimited(members, job.maxLength)
}

function select(replica: Replica, job: JobOf<'select'>, limitMs: number): string {
  const withRevision = (id: string) => [id, replica.get(id)?._rev ?? null] as const
  // Outside the time limit: interrupted work runs no `finally`.
  const removeOverlay = replica.overlay(parseUpdates(job.overlay))
  try {
    return runWithCpuLimit(limitMs, () => JSON.stringify(selectIds(replica, job).map(withRevision)))
  } finally {
    removeOverlay()
  }
}

/** A query may return one document or projections: everything with an `_id` counts. */
function selectIds(replica: Replica, job: JobOf<'select'>): readonly string[] {
  const context = replica.createContext(job)
  const result = evaluate(parseQuery(job.text, context.params), context)
  const selected: readonly unknown[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) =>
    isObject(item) && typeof item._id === 'string' ? [item._id] : [],
  )
}

function analyzeFilter({ text, params }: JobOf<'analyze'>): FilterAnalysis {
  const { conditions, needsDataset, selector } = parseListenerFilter(text, params)
  return { matchesAll: conditions.length === 0, needsDataset, selector }
}

/** Evaluates the filter on the states before and after the transaction. */
function decide(replica: Replica, job: JobOf<'decide'>, limitMs: number): readonly Decision[] {
  const { conditions, text, needsDataset } = runWithCpuLimit(limitMs, () =>
    parseListenerFilter(job.text, job.params),
  )
  const changes = parseChanges(job.changes)
  const isMatch = (document: LakeDocument | null, context: EvaluationContext) =>
    document !== null &&
    canRead(job.caller, document._id) &&
    matchesConditions(conditions, replica.present(document), text, context)
  const match = (state: 'before' | 'after') => {
    const updates = changes.map((change) => ({ id: change.id, after: change[state] }))
    // As in `select`. A view of all documents costs time, so most filters do without.
    const removeOverlay = needsDataset ? replica.overlay(updates) : undefined
    try {
      const context = replica.createContext(job)
      const needed = needsDataset ? context : { ...context, view: EMPTY_VIEW }
      return runWithCpuLimit(limitMs, () => updates.map(({ after }) => isMatch(after, needed)))
    } finally {
      removeOverlay?.()
    }
  }
  const [before, after] = [match('before'), match('after')]
  return changes.map(({ id }, index) => ({
    id,
    was: before[index] ?? false,
    is: after[index] ?? false,
  }))
}

/** For filters that need only the document in question. */
const EMPTY_VIEW: DatasetView = {
  documents: [],
  get: () => undefined,
  ofType: () => [],
  findStored: () => undefined,
  referringTo: () => [],
}

/**
 * `JSON.stringify` with a limit. Shared parts of a value can make its JSON far longer than the value in
 * memory, so the function measures first.
 * @param maxLength in UTF-16 units
 * @throws Error if the JSON would be longer
 */
export function stringifyLimited(value: unknown, maxLength: number): string {
  let left = maxLength
  const measure = (part: unknown) => {
    left -= 1
    if (typeof part === 'string') left -= part.length
    else if (Array.isArray(part)) part.forEach(measure)
    else if (typeof part === 'object' && part !== null) {
      for (const name of Object.keys(part)) {
        left -= name.length
        measure(Reflect.get(part, name))
      }
    }
    if (left < 0) throw tooLong(maxLength)
  }
  measure(value)
  const json = JSON.stringify(value)
  // Escapes are longer than measured.
  if (json.length > maxLength) throw tooLong(maxLength)
  return json
}

const tooLong = (maxLength: number) =>
  new Error(
    `The answer is longer than ${maxLength} characters. Ask for a slice such as [0...100] or for fewer ` +
      'fields, or read all documents from data/export.',
  )
