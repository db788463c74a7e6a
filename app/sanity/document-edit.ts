/** Name of the `BroadcastChannel` on which the Studio sends documents that are being edited. */
export const EDIT_CHANNEL = 'document-edits'

/** A document as its form shows it in the Studio. */
export interface DocumentEdit {
  /** Id of the document, without the prefix of drafts. */
  id: string
  /** The draft with its unsaved changes, otherwise the published document; null if both lack. */
  document: Readonly<Record<string, unknown>> | null
  /** Whether the dataset has all changes. */
  isSaved: boolean
}

/** Any script of this origin can send a message. */
export function isDocumentEdit(message: unknown): message is DocumentEdit {
  return (
    typeof message === 'object' &&
    message !== null &&
    'id' in message &&
    typeof message.id === 'string' &&
    'document' in message &&
    typeof message.document === 'object' &&
    'isSaved' in message &&
    typeof message.isSaved === 'boolean'
  )
}
