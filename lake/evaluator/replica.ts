import { z } from 'zod'
import type { LakeDocument } from '../context'
import { createViews, type DatasetView } from '../query/dataset-view'
import type { EvaluationContext } from '../query/evaluate'
import type { Perspective } from '../query/perspective'
import { createPresenter, type Presenter } from '../store/presented'
import { MemoryIndex } from '../store/memory-index'
import { isLakeDocument } from '../store/stored-document'
import type { Question, Replacement } from './messages'

export interface ReplicaOptions {
  readonly projectId: string
  readonly dataset: string
  readonly publicUrl: string
}

/** The copy of the documents that an evaluator keeps. */
export interface Replica {
  /** @returns the document as it is stored */
  get(id: string): LakeDocument | undefined
  replace(documents: readonly Replacement[]): void
  /** As `replace`. @returns a function that takes it back */
  show(documents: readonly Replacement[]): () => void
  /** @returns what a question is evaluated on; `perspective` counts for those signed in */
  contextOf(question: Question, now: number, perspective?: Perspective): EvaluationContext
  readonly present: Presenter
}

/** For what needs no document but the one in question. */
export const noDocuments: DatasetView = {
  documents: [],
  get: () => undefined,
  ofType: () => [],
}

const paramsSchema = z.record(z.string(), z.unknown())
const documentSchema = z.custom<LakeDocument>(isLakeDocument).nullable()
const replacements = z.array(z.object({ id: z.string(), after: documentSchema }))
const pastChanges = z.array(
  z.object({ id: z.string(), before: documentSchema, after: documentSchema }),
)

/** @param json as the lake has written it */
export const readReplacements = (json: string) => replacements.parse(JSON.parse(json))
/** @param json as the lake has written it */
export const readPastChanges = (json: string) => pastChanges.parse(JSON.parse(json))
/** @param json as the lake has written it */
export const readParams = (json: string) => paramsSchema.parse(JSON.parse(json))

export function createReplica({ projectId, dataset, publicUrl }: ReplicaOptions): Replica {
  const index = new MemoryIndex()
  const present = createPresenter(publicUrl)
  const views = createViews(index, present)

  const replace = (documents: readonly Replacement[]) => {
    for (const { id, after } of documents) {
      if (isLakeDocument(after)) index.set(after)
      else index.delete(id)
    }
    if (documents.length > 0) views.forget()
  }

  return {
    get: (id) => index.get(id),
    replace,
    show(documents) {
      const before = documents.map(({ id }) => ({ id, after: index.get(id) ?? null }))
      replace(documents)
      return () => replace(before)
    },
    contextOf({ params, caller }, now, perspective = 'raw') {
      const view = views.of(perspective, caller)
      const given = { params: readParams(params), caller, now: new Date(now) }
      return { view, ...given, projectId, dataset }
    },
    present,
  }
}
