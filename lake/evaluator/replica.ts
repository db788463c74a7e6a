import { z } from 'zod'
import type { LakeDocument } from '../context'
import { createViews } from '../query/dataset-view'
import { evaluate } from '../query/evaluate'
import { parseQuery } from '../query/parse'
import { withinTime } from '../query/time-limit'
import { writeAnswer } from '../query/write-answer'
import { createPresenter } from '../store/presented'
import { MemoryIndex } from '../store/memory-index'
import { isObject } from '../store/references'
import { isLakeDocument } from '../store/stored-document'
import type { Job, Replacement } from './messages'

export interface ReplicaOptions {
  readonly projectId: string
  readonly dataset: string
  readonly publicUrl: string
}

/** A copy of the documents, kept by an evaluator, and what can be asked of it. */
export interface Replica {
  /** @param documents `Replacement`s, as JSON */
  replace(documents: string): void
  /**
   * @returns JSON: what the query gives, or `[id, rev]` of each document that it selects, `null` for one that is not there
   * @throws QueryError; TimeIsUp
   */
  answer(job: Job, limitMs: number): string
}

const paramsSchema = z.record(z.string(), z.unknown())
const replacements = z.array(
  z.object({ id: z.string(), after: z.custom<LakeDocument>(isLakeDocument).nullable() }),
)

export function createReplica({ projectId, dataset, publicUrl }: ReplicaOptions): Replica {
  const index = new MemoryIndex()
  const views = createViews(index, createPresenter(publicUrl))

  const put = ({ id, after }: Replacement) => {
    if (isLakeDocument(after)) index.set(after)
    else index.delete(id)
  }
  const replace = (documents: string) => {
    replacements.parse(JSON.parse(documents)).forEach(put)
    views.forget()
  }
  const evaluated = (job: Job) => {
    const params = paramsSchema.parse(JSON.parse(job.params))
    const { caller } = job
    const view = views.of(job.kind === 'query' ? job.perspective : 'raw', caller)
    const now = new Date(job.now)
    return evaluate(parseQuery(job.text, params), { view, params, caller, now, projectId, dataset })
  }

  const withRevision = (id: string) => [id, index.get(id)?._rev ?? null] as const
  /** @returns a function that takes the changes back */
  const show = (changes: readonly Replacement[]) => {
    const before = changes.map(({ id }) => ({ id, after: index.get(id) ?? null }))
    const apply = (documents: readonly Replacement[]) => {
      documents.forEach(put)
      if (documents.length > 0) views.forget()
    }
    apply(changes)
    return () => apply(before)
  }

  return {
    replace,
    answer(job, limitMs) {
      if (job.kind === 'query') {
        return withinTime(limitMs, () => writeAnswer(evaluated(job), job.answerLength))
      }
      // Around the limit of time, not inside: work that is stopped cannot tidy up.
      const takeBack = show(replacements.parse(JSON.parse(job.overlay)))
      try {
        return withinTime(limitMs, () =>
          JSON.stringify(selectedIds(evaluated(job)).map(withRevision)),
        )
      } finally {
        takeBack()
      }
    },
  }
}

/** A query may select with a projection, or one document: whatever it gives that has an id. */
function selectedIds(result: unknown): readonly string[] {
  const selected: readonly unknown[] = Array.isArray(result) ? result : [result]
  return selected.flatMap((item) =>
    isObject(item) && typeof item._id === 'string' ? [item._id] : [],
  )
}
