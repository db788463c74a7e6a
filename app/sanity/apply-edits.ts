import { studioPath } from '@sanity/client/csm'
import { isRecord, isSource, SOURCES } from '~/lib/text/value-sources'
import { orderItems } from './order-items'

/** Documents that editors are changing, by id; null for a missing document. */
type EditedDocuments = ReadonlyMap<string, object | null>

/**
 * Replaces the values of loader data that come from edited documents. Objects without a changed
 * value stay identical. List items follow the order of the document; new ones appear with the next
 * load.
 * @param data with the sources that `addSources` added
 * @param toShown converts a text of a document to the text that pages show
 */
export function applyEdits<Data>(
  data: Data,
  documents: EditedDocuments,
  toShown: (text: string) => string,
): Data
export function applyEdits(
  data: unknown,
  documents: EditedDocuments,
  toShown: (text: string) => string,
): unknown {
  return documents.size === 0 ? data : edit(data)

  function edit(node: unknown): unknown {
    if (Array.isArray(node)) {
      const ordered = orderItems(node, documents)
      const items = ordered.map(edit)
      return ordered !== node || items.some((item, at) => item !== node[at]) ? items : node
    }
    if (!isRecord(node)) return node
    const sources = isRecord(node[SOURCES]) ? node[SOURCES] : undefined
    const changes: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(node)) {
      if (name === SOURCES) continue
      const edited = editValue(value, sources?.[name])
      if (edited !== value) changes[name] = edited
    }
    return Object.keys(changes).length > 0 ? { ...node, ...changes } : node
  }

  function editValue(value: unknown, source: unknown): unknown {
    if (source === undefined) return edit(value)
    if (!Array.isArray(value) || !Array.isArray(source)) return read(source, value)
    const items = value.map((item: unknown, at) => read(source[at], item) ?? item)
    return items.some((item, at) => item !== value[at]) ? items : value
  }

  /** @returns the current value when the document does not have the field's object any longer */
  function read(source: unknown, current: unknown): unknown {
    if (!isSource(source)) return current
    const [id, , path] = source
    const document = documents.get(id)
    if (document == null) return current
    const segments = studioPath.fromString(path)
    const value = studioPath.get(document, segments)
    if (typeof value === 'string') return toShown(value)
    if (typeof value === 'number' || typeof value === 'boolean') return value
    if (value != null) return current
    const parent = studioPath.get(document, segments.slice(0, -1))
    return parent == null ? current : null
  }
}
