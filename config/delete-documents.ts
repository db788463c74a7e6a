import type { SanityClient } from '@sanity/client'

/**
 * Deletes requests and sign-ups with their drafts, versions and history, one by one (FORM-08).
 * @param ids of published documents, drafts and versions, as a query returned them
 */
export async function deletePersonalDocuments(
  client: SanityClient,
  ids: readonly string[],
): Promise<void> {
  const present = new Set(ids)
  for (const publishedId of new Set(ids.map(getPublishedId))) {
    const others = ids.filter((id) => id !== publishedId && getPublishedId(id) === publishedId)
    if (present.has(publishedId)) {
      await client.action({
        actionType: 'sanity.action.document.delete',
        publishedId,
        includeDrafts: others,
        // Without it the hosted service keeps the history of the document.
        purge: true,
      })
    } else {
      for (const id of others) await client.delete(id)
    }
  }
}

/** The id without the prefix of a draft or version. */
export function getPublishedId(id: string): string {
  return id.replace(/^(?:drafts|versions\.[^.]+)\./, '')
}
