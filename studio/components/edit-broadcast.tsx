import { useEffect } from 'react'
import { type DocumentLayoutProps, getPublishedId, useDocumentStore } from 'sanity'
import { type DocumentEdit, EDIT_CHANNEL } from '../../app/sanity/document-edit'
import { findLocations } from '../presentation'

/**
 * Sends every change of an open document to the previews of this browser, before it is saved. The
 * Studio saves once a second, and the Presentation tool waits another second (EDIT-02). Documents
 * that no page shows, such as requests, are not sent.
 */
export function BroadcastingLayout(props: DocumentLayoutProps) {
  useEditBroadcast(getPublishedId(props.documentId), props.documentType)
  return props.renderDefault(props)
}

function useEditBroadcast(id: string, type: string): void {
  const { pair } = useDocumentStore()
  useEffect(() => {
    if (findLocations(type) === null) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    let document: DocumentEdit['document'] | undefined
    let isSaved = true
    let isClosed = false
    const send = () => {
      if (document !== undefined) channel.postMessage({ id, document, isSaved })
    }
    const states = pair.editState(id, type).subscribe(({ ready, draft, published }) => {
      if (!ready) return
      const isFirst = document === undefined
      document = draft ?? published
      if (!isFirst) send()
    })
    const savings = pair.consistencyStatus(id, type).subscribe((isConsistent) => {
      if (isConsistent === isSaved) return
      isSaved = isConsistent
      send()
      if (isSaved && isClosed) stop()
    })
    function stop() {
      states.unsubscribe()
      savings.unsubscribe()
      channel.close()
    }
    return () => {
      // A closed form can have changes that are not saved yet.
      isClosed = true
      if (isSaved) stop()
    }
  }, [pair, id, type])
}
