import type { LakeDocument } from '../types'
import type { DocumentChange, DocumentStore } from '../store/document-store'

/**
 * Commits new texts of documents as one transaction of `ana`; `null` deletes a document.
 * @param timestamp in ISO 8601; also part of the documents
 */
export function commitTexts(
  documents: DocumentStore,
  id: string,
  texts: Readonly<Record<string, string | null>>,
  timestamp = '2026',
): void {
  const changes = Object.entries(texts).map(([_id, text]): DocumentChange => {
    const stamps = { _rev: id, _createdAt: timestamp, _updatedAt: timestamp }
    const after: LakeDocument | null =
      text === null ? null : { _id, _type: 'page', ...stamps, text }
    const mutations = [after === null ? { delete: { id: _id } } : { create: after }]
    return { id: _id, before: documents.get(_id) ?? null, after, mutations }
  })
  const results = changes.map(({ id: documentId, after }) => ({
    id: documentId,
    operation: after === null ? ('delete' as const) : ('update' as const),
  }))
  documents.commit({ id, author: 'ana', timestamp, changes, results })
}
