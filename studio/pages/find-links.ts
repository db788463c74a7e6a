import type { CheckedDocument } from '#schemas/content-check/finding'
import { listValues } from '#schemas/content-check/walk'
import { plainText } from '#schemas/shared/plain-text'
import type { NamedDocument } from '../components/undo-change'

/** The documents, each once, with or without draft. */
export function listOnce(documents: readonly CheckedDocument[]): NamedDocument[] {
  const found = new Map<string, NamedDocument>()
  for (const document of documents) {
    const id = document._id.replace(/^drafts\./, '')
    if (found.has(id)) continue
    const title = plainText(document.title) ?? plainText(document.from) ?? ''
    found.set(id, { id, type: document._type, title })
  }
  return [...found.values()]
}

/**
 * The documents with a link to a page, in any of their fields, drafts included; each once.
 * @param paths of the page, current and former, such as `/campanas/techo`
 * @param origin of the site, for links with the complete address
 */
export function findLinkingDocuments(
  documents: readonly CheckedDocument[],
  paths: readonly string[],
  origin: string,
): NamedDocument[] {
  return listOnce(
    documents.filter((document) =>
      listValues(document).some(
        ({ value }) => typeof value === 'string' && leadsTo(value, paths, origin),
      ),
    ),
  )
}

/** Whether a text is an address of the page, with or without query, anchor and final slash. */
function leadsTo(text: string, paths: readonly string[], origin: string): boolean {
  if (!text.startsWith('/') && !text.startsWith(`${origin}/`)) return false
  if (!URL.canParse(text, origin)) return false
  const { pathname } = new URL(text, origin)
  return paths.includes(pathname.replace(/(?<=.)\/+$/, '').toLowerCase())
}
