import type { SanityClient } from '@sanity/client'
import { pathToString } from 'sanity'
import type { Layer, UndoableChange } from '../components/undo-change'
import { isDraftId } from '../content-check/document-report'
import type { FoundDocument, Place } from './find-places'

/** The texts by path after the replacement of the places. */
export function replaceInTexts(places: readonly Place[], replacement: string) {
  const texts: Record<string, string> = {}
  // The last place of a text first, so that the others stay where they are.
  for (const { path, text, start, word } of [...places].sort((a, b) => b.start - a.start)) {
    const name = pathToString(path)
    const current = texts[name] ?? text
    texts[name] = current.slice(0, start) + replacement + current.slice(start + word.length)
  }
  return texts
}

/**
 * Replaces places in drafts, all or none (PLAN-04).
 * @throws ClientError 409 if a document has changed since it was read
 */
export async function replacePlaces(
  client: SanityClient,
  found: readonly FoundDocument[],
  replacement: string,
): Promise<UndoableChange> {
  const change = client.transaction()
  const layers = found.map(({ document, title, places }): Layer => {
    const isNewDraft = !isDraftId(document._id)
    const id = document._id.replace(/^drafts\./, '')
    const draftId = `drafts.${id}`
    // A draft that somebody else has made meanwhile rejects the transaction.
    if (isNewDraft) change.create({ ...document, _id: draftId })
    change.patch(draftId, {
      set: replaceInTexts(places, replacement),
      ...(!isNewDraft && { ifRevisionID: document._rev }),
    })
    const owner = { id, type: document._type, title }
    return { id: draftId, before: isNewDraft ? null : document, isPresent: true, owner }
  })
  const { transactionId } = await change.commit({ returnDocuments: false, tag: 'replace' })
  return { transactionId, documents: layers.map(({ owner }) => owner), layers }
}
