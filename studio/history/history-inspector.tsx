import { useEffect, useMemo, useRef, useState } from 'react'
import {
  type DocumentInspector,
  type DocumentInspectorProps,
  getDraftId,
  getPublishedId,
  useClient,
  useEditState,
  useEvents,
  useSchema,
} from 'sanity'
import { EDIT_CHANNEL, type DocumentEdit } from '#app/sanity/document-edit'
import { API_VERSION } from '#config/client-config'
import { findLocations } from '../presentation'
import { findChangedFields, parseTransactions } from './changed-fields'

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
  const client = useClient({ apiVersion: API_VERSION })
  const schemaType = useSchema().get(documentType)
  const { events } = useEvents()
  const [lines, setLines] = useState('')
  const newest = events[0]?.timestamp
  useEffect(() => {
    const abort = new AbortController()
    const { dataset = '' } = client.config()
    client
      .request<unknown>({
        url: `/data/history/${dataset}/transactions/${id},${getDraftId(id)}`,
        query: { tag: 'history.fields' },
        signal: abort.signal,
      })
      .then((found) => setLines(String(found)))
      // The history is useful without names of fields.
      .catch(() => undefined)
    return () => abort.abort()
  }, [client, id, newest])

  const rules = useMemo(() => {
    const titles = new Map(
      schemaType?.jsonType === 'object'
        ? schemaType.fields.map(({ name, type: { title = name } }) => [name, title])
        : [],
    )
    return [...findChangedFields(events, parseTransactions(lines))].flatMap(
      ([timestamp, fields]) => {
        const names = fields.flatMap((field) => titles.get(field) ?? [])
        return names.length === 0 ? [] : createRule(timestamp, names)
      },
    )
  }, [events, lines, schemaType])
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
