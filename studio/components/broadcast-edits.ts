import type { DocumentStore } from 'sanity'
import { type DocumentEdit, EDIT_CHANNEL } from '#app/sanity/document-edit'

interface EditBroadcast {
  /** The document before its first change. */
  readonly loaded: Promise<DocumentEdit['document']>
  /** Ends the broadcast once everything is saved. */
  readonly stop: () => void
}

/** Sends every change of a document, saved or not, to the previews of this browser. */
export function broadcastEdits({ pair }: DocumentStore, id: string, type: string): EditBroadcast {
  const channel = new BroadcastChannel(EDIT_CHANNEL)
  let document: DocumentEdit['document'] | undefined
  let isSaved = true
  let isStopping = false
  let onLoaded: (document: DocumentEdit['document']) => void = () => undefined
  const loaded = new Promise<DocumentEdit['document']>((resolve) => (onLoaded = resolve))
  const send = () => {
    if (document !== undefined) channel.postMessage({ id, document, isSaved })
  }
  const states = pair.editState(id, type).subscribe(({ ready, draft, published }) => {
    if (!ready) return
    const isFirst = document === undefined
    document = draft ?? published
    if (isFirst) onLoaded(document)
    else send()
  })
  const savings = pair.consistencyStatus(id, type).subscribe((isConsistent) => {
    if (isConsistent === isSaved) return
    isSaved = isConsistent
    send()
    if (isSaved && isStopping) close()
  })
  function close() {
    states.unsubscribe()
    savings.unsubscribe()
    channel.close()
  }
  const stop = () => {
    // A closed form can have changes that are not saved yet.
    isStopping = true
    if (isSaved) close()
  }
  return { loaded, stop }
}
