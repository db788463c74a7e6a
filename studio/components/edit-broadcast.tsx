import { useEffect } from 'react'
import { type DocumentLayoutProps, getPublishedId, useDocumentStore } from 'sanity'
import { findLocations } from '../presentation'
import { broadcastEdits } from './broadcast-edits'

/**
 * Sends every change of an open document to the previews of this browser, before it is saved. The
 * Studio saves once a second, and the Presentation tool waits another second (EDIT-02). Documents
 * that no page shows, such as requests, are not sent.
 */
export function BroadcastingLayout(props: DocumentLayoutProps) {
  const id = getPublishedId(props.documentId)
  const type = props.documentType
  const store = useDocumentStore()
  useEffect(
    () => (findLocations(type) === null ? undefined : broadcastEdits(store, id, type).stop),
    [store, id, type],
  )
  return props.renderDefault(props)
}
