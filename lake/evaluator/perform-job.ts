import { evaluate } from '../query/evaluate'
import { listenerFilter } from '../query/listener-filter'
import { parseQuery } from '../query/parse'
import { withinTime } from '../query/time-limit'
import { writeAnswer } from '../query/write-answer'
import { isObject } from '../store/references'
import { decide } from './decide'
import type { FilterFacts, Job } from './messages'
import { readParams, readPastChanges, readReplacements, type Replica } from './replica'

type JobOf<Kind extends Job['kind']> = Extract<Job, { kind: Kind }>

/**
 * @returns JSON: what the query gives; `[id, rev]` of each document that it selects, `null` for one
 *   that is not there; `FilterFacts`; or `Decision`s
 * @throws QueryError; TimeIsUp
 */
export function performJob(replica: Replica, job: Job, limitMs: number): string {
  switch (job.kind) {
    case 'query':
      return withinTime(limitMs, () => writeAnswer(evaluated(replica, job), job.answerLength))
    case 'select':
      return select(replica, job, limitMs)
    case 'filter':
      return withinTime(limitMs, () => JSON.stringify(factsOf(job)))
    case 'hear':
      return withinTime(limitMs, () => JSON.stringify(decideOnPast(replica, job)))
  }
}

function evaluated(replica: Replica, job: JobOf<'query' | 'select'>): unknown {
  const perspective = job.kind === 'query' ? job.perspective : 'raw'
  const context = replica.contextOf(job, job.now, perspective)
  return evaluate(parseQuery(job.text, context.params), context)
}

function select(replica: Replica, job: JobOf<'select'>, limitMs: number): string {
  const withRevision = (id: string) => [id, replica.get(id)?._rev ?? null] as const
  // Around the limit of time, not inside: work that is stopped cannot tidy up.
  const takeBack = replica.show(readReplacements(job.overlay))
  try {
    return withinTime(limitMs, () =>
      JSON.stringify(selectedIds(evaluated(replica, job)).map(withRevision)),
    )
  } finally {
    takeBack()
  }
}

/** A query may select with a projection, or one document: whatever it gives that has an id. */
function selectedIds(result: unknown): readonly string[] {
  const selected: readonly unknown[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) =>
    isObject(item) && typeof item._id === 'string' ? [item._id] : [],
  )
}

function factsOf({ text, params }: JobOf<'filter'>): FilterFacts {
  const { conditions, needsDataset, named } = listenerFilter(text, readParams(params))
  return { holdsForAll: conditions.length === 0, needsDataset, named }
}

function decideOnPast(replica: Replica, job: JobOf<'hear'>) {
  const filter = listenerFilter(job.text, readParams(job.params))
  const changes = readPastChanges(job.changes)
  const holds = (state: 'before' | 'after') =>
    decide(
      replica,
      { ...job, filter },
      changes.map((change) => change[state]),
      job.now,
    )
  const [before, after] = [holds('before'), holds('after')]
  return changes.map(({ id }, place) => ({ id, was: before[place], is: after[place] }))
}
