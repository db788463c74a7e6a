import { useCallback, useEffect, useRef } from 'react'
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  getDraftId,
  getPublishedId,
  useEditState,
  useEvents,
  useSchema,
} from 'sanity'
import { EDIT_CHANNEL, type DocumentEdit } from '#app/sanity/document-edit'
import { useDatasetClient } from '../components/use-dataset-client'
import { useResult } from '../components/use-result'
import { describePath } from '../content-check/describe'
import { findLocations } from '../presentation'
import { findChangedFields, parseTransactions } from './changed-fields'
import { readTransactions } from './read-transactions'

/** Name of the Studio's history. */
const HISTORY = 'sanity/structure/history'

/** Adds what changed to each entry of the Studio's history, and shows its version in the preview. */
export function withChangedFields(inspector: DocumentInspector): DocumentInspector {
  if (inspector.name !== HISTORY) return inspector
  const { component: Component } = inspector
  return {
    ...inspector,
    component: function HistoryInspector(props) {
      useRevisionPreview(props)
      return (
        <>
          <ChangedFields {...props} />
          <Component {...props} />
        </>
      )
    },
  }
}

/** Shows the revision that is looked at in the previews of this browser. */
function useRevisionPreview({ documentId, documentType }: DocumentInspectorProps) {
  const id = getPublishedId(documentId)
  const shown = useEvents().revision?.document
  const { draft, published } = useEditState(id, documentType)
  const current = useRef<DocumentEdit['document']>(null)
  useEffect(() => {
    current.current = draft ?? published
  })
  useEffect(() => {
    if (shown == null || findLocations(documentType) === null) return undefined
    const channel = new BroadcastChannel(EDIT_CHANNEL)
    const send = (edit: DocumentEdit) => channel.postMessage(edit)
    send({ id, document: shown, isSaved: false })
    return () => {
      send({ id, document: current.current, isSaved: true })
      channel.close()
    }
  }, [id, documentType, shown])
}

/**
 * Writes the names of the changed fields beside the time of each entry. The Studio's list has no
 * place for them, so a style adds them.
 */
function ChangedFields({ documentId, documentType }: DocumentInspectorProps) {
  const id = getPublishedId(documentId)
  const client = useDatasetClient()
  const schemaType = useSchema().get(documentType)
  const { events } = useEvents()
  const read = useCallback(async () => {
    const query = { tag: 'history.fields' }
    return parseTransactions(await readTransactions(client, [id, getDraftId(id)], query))
  }, [client, id])
  // The history is useful without names of fields.
  const { result: transactions = [] } = useResult(read, events[0]?.timestamp)
  if (schemaType === undefined) return null
  const rules = [...findChangedFields(events, transactions)].flatMap(([timestamp, fields]) => {
    const names = fields.flatMap((field) => describePath(schemaType, {}, [field]) || [])
    return names.length === 0 ? [] : createRule(timestamp, names)
  })
  return <style>{`${oneLine}${rules.join('\n')}`}</style>
}

/** The list gives each entry the same height. */
const oneLine = `
[data-ui="timelineItem"] [data-ui="Stack"] { max-width: calc(100% - 5rem) }
[data-ui="timelineItem"] time span { overflow-x: clip; text-overflow: ellipsis; white-space: nowrap }
`

function createRule(timestamp: string, names: readonly string[]): string {
  const entry = `[data-ui="timelineItem"][data-chunk-timestamp=${JSON.stringify(timestamp)}]`
  return `${entry} time span::after { content: ${JSON.stringify(` · ${names.join(', ')}`)} }`
}
