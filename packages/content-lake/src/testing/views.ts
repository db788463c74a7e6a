import { createViews } from '../query/dataset-view'
import { MemoryIndex } from '../store/memory-index'
import type { Caller } from '../types'

interface Fields {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** Opens views of documents, whose system fields may be missing. */
export function openViews(documents: readonly Fields[]) {
  const index = new MemoryIndex()
  for (const fields of documents) {
    index.set({ _rev: '', _createdAt: '', _updatedAt: '', ...fields })
  }
  return { index, views: createViews(index, (document) => document) }
}

const caller: Caller = { kind: 'user', userId: 'ana', role: 'editor' }

/** What evaluating a query of an editor needs beside a view and parameters. */
export const ofEditor = { caller, now: new Date(0), projectId: 'embedded', dataset: 'production' }
