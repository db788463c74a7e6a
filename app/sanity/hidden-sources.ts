import { findHiddenIndex, hideIndex } from '~/lib/text/hidden-index'
import { isShownText } from './shown-text'
import { isRecord, isSource, SOURCES, type ValueSource } from '~/lib/text/value-sources'

/** The end of a path into Portable Text: one element shows all spans of a paragraph. */
const SPAN = /\.children\[[^\]]*\]\.text$/

const sources: ValueSource[] = []
const indexes = new Map<string, number>()
const results = new WeakMap<object, unknown>()

/**
 * Hides its source in every text of loader data, so that the page can find the source of each
 * element. Objects without sources stay identical, and the same object gives the same result.
 * @param data with the sources that `addSources` added
 */
export function hideSources<Data>(data: Data): Data
export function hideSources(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (!results.has(data)) results.set(data, copyWithSources(data))
  return results.get(data)
}

/** The source that is hidden in a text of a page. */
export function findHiddenSource(text: string): ValueSource | undefined {
  const index = findHiddenIndex(text)
  return index === undefined ? undefined : sources[index]
}

function copyWithSources(node: object): object {
  if (Array.isArray(node)) {
    const list: unknown[] = node
    const items = list.map(hideSources)
    return items.some((item, at) => item !== list[at]) ? items : list
  }
  if (!isRecord(node)) return node
  const known = node[SOURCES]
  const changes: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(node)) {
    if (name === SOURCES) continue
    const source = isRecord(known) ? known[name] : undefined
    const hidden = source === undefined ? hideSources(value) : hideIn(value, source)
    if (hidden !== value) changes[name] = hidden
  }
  return Object.keys(changes).length > 0 ? { ...node, ...changes } : node
}

function hideIn(value: unknown, source: unknown): unknown {
  if (Array.isArray(value) && Array.isArray(source)) {
    return value.map((item, at) => hideIn(item, source[at]))
  }
  if (typeof value !== 'string' || !isSource(source)) return value
  const [id, type, path] = source
  if (!isShownText(value, type, path)) return value
  return hideIndex(indexOf([id, type, path.replace(SPAN, '')])) + value
}

function indexOf(source: ValueSource): number {
  const name = source.join(' ')
  const known = indexes.get(name)
  if (known !== undefined) return known
  indexes.set(name, sources.length)
  return sources.push(source) - 1
}
