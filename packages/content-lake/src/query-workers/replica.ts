import { z } from 'zod'
import type { LakeDocument } from '../types'
import { createViews } from '../query/dataset-view'
import type { EvaluationContext } from '../query/evaluate'
import type { Perspective } from '../query/perspective'
import { createPresenter, type PresenterOptions } from '../store/document-store'
import { MemoryIndex } from '../store/memory-index'
import { isLakeDocument } from '../store/stored-document'
import type { DocumentUpdate, QueryRequest } from './messages'

export type Replica = ReturnType<typeof createReplica>

const documentSchema = z.custom<LakeDocument>(isLakeDocument).nullable()
const updatesSchema = z.array(z.object({ id: z.string(), after: documentSchema }))
const changesSchema = z.array(
  z.object({ id: z.string(), before: documentSchema, after: documentSchema }),
)

export const parseUpdates = (json: string) => updatesSchema.parse(JSON.parse(json))
export const parseChanges = (json: string) => changesSchema.parse(JSON.parse(json))

/** A query worker's copy of the documents. */
export function createReplica({ projectId, dataset, publicUrl }: PresenterOptions) {
  const index = new MemoryIndex()
  const present = createPresenter({ projectId, dataset, publicUrl })
  const views = createViews(index, present)

  const update = (documents: readonly DocumentUpdate[]) => {
    for (const { id, after } of documents) {
      if (isLakeDocument(after)) index.set(after)
      else index.delete(id)
    }
    if (documents.length > 0) views.clear()
  }

  return {
    /** @returns the document as stored */
    get: (id: string) => index.get(id),
    update,
    /** Updates documents until the returned function reverts it. */
    overlay(documents: readonly DocumentUpdate[]) {
      const before = documents.map(({ id }) => ({ id, after: index.get(id) ?? null }))
      update(documents)
      return () => update(before)
    },
    /**
     * @param perspective has no effect for anonymous callers
     * @param url of assets in the result, as for `Presenter`
     */
    createContext(
      { params, caller, now }: QueryRequest,
      perspective: Perspective = 'raw',
      url = publicUrl,
    ): EvaluationContext {
      const view = views.of(perspective, caller, url)
      return { view, params, caller, now: new Date(now), projectId, dataset }
    },
    present,
  }
}
