import { BufferedDocument } from '@sanity/mutator'

/**
 * Keeps the changes of a draft that are made from now on in the browser (`config/patches/README.md`).
 * Meanwhile the document counts as saved once the earlier changes are saved.
 * @returns function that saves the deferred changes, unless they were deferred again
 */
export function deferChanges(draftId: string): () => void {
  const documents = new Set<BufferedDocument>()
  BufferedDocument.deferred.set(draftId, documents)
  return () => {
    if (BufferedDocument.deferred.get(draftId) !== documents) return
    BufferedDocument.deferred.delete(draftId)
    for (const each of documents) void each.commit()
  }
}
