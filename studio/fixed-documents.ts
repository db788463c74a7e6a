import { requester } from '@sanity/client'
import * as z from 'zod/mini'
import { singletons } from '../schemas'

const singletonIds: ReadonlySet<string> = new Set(singletons.map(({ id }) => id))

/** Whether the site needs a document, at its id and published. */
export const isFixedDocument = (id: string): boolean => singletonIds.has(id)

/** The Studio shows it. */
const REASON = 'Las páginas fijas del sitio no se despublican.'

const requestSchema = z.object({
  actions: z.array(z.object({ actionType: z.string(), publishedId: z.optional(z.string()) })),
})

/**
 * Makes a requester that rejects the unpublication of documents with a fixed address. The menu in
 * the rows of a release (sanity 4) offers it for every document and asks no rule of the Studio.
 */
export function protectFixedDocuments() {
  return requester.clone().use({
    processOptions(options) {
      if (unpublishesFixed(options.body)) throw new Error(REASON)
      return options
    },
  })
}

function unpublishesFixed(body: unknown): boolean {
  if (typeof body !== 'string' || !body.includes('.version.unpublish"')) return false
  const { data } = requestSchema.safeParse(JSON.parse(body))
  return (data?.actions ?? []).some(
    ({ actionType, publishedId = '' }) =>
      actionType === 'sanity.action.document.version.unpublish' && isFixedDocument(publishedId),
  )
}
