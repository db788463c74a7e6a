import { studioPath } from '@sanity/client/csm'
import { isSource, SOURCES, type ValueSource } from '~/lib/text/value-sources'

/** An item of a list in loader data. */
interface Item {
  readonly _key: string
}

/**
 * Sorts list items of loader data as the edited document has them now, and removes those it no
 * longer has. New items appear with the next load, which has their data. Items from elsewhere, such
 * as the staff pages in the menu, stay at the end.
 * @param items with the sources that `addSources` added
 * @returns the same list when nothing has changed, or its items have no source
 */
export function orderItems(
  items: readonly unknown[],
  documents: ReadonlyMap<string, object | null>,
): readonly unknown[] {
  if (!items.every(isItem)) return items
  const lists = items.map(findList)
  const list = lists.find((found) => found !== undefined)
  const document = list === undefined ? undefined : documents.get(list.id)
  if (list === undefined || document == null) return items
  const current: unknown = studioPath.get(document, list.path)
  if (!Array.isArray(current)) return items
  const keys = new Set(current.filter(isItem).map(({ _key }) => _key))
  const isForeign = (item: Item, at: number) => {
    const from = lists[at]
    // An item without sources may belong to the list.
    if (from === undefined) return !keys.has(item._key)
    return from.id !== list.id || from.path !== list.path
  }
  const own = items.filter((item, at) => !isForeign(item, at))
  const ordered = [
    ...[...keys].flatMap((key) => own.filter(({ _key }) => _key === key)),
    ...items.filter(isForeign),
  ]
  const isSame = ordered.length === items.length && ordered.every((item, at) => item === items[at])
  return isSame ? items : ordered
}

/** Finds the list in the dataset that an item belongs to, from the sources of its values. */
function findList(item: Item): { id: string; path: string } | undefined {
  for (const source of listSources(item)) {
    const [id, , path] = source
    const end = path.indexOf(`[_key=="${item._key}"]`)
    if (end > 0) return { id, path: path.slice(0, end) }
  }
  return undefined
}

function* listSources(node: unknown): Generator<ValueSource> {
  if (typeof node !== 'object' || node === null) return
  const entries: [string, unknown][] = Object.entries(node)
  for (const [name, value] of entries) {
    if (name !== SOURCES) yield* listSources(value)
    else if (typeof value === 'object' && value !== null) {
      const sources: unknown[] = Object.values(value)
      yield* sources.filter(isSource)
    }
  }
}

function isItem(value: unknown): value is Item {
  return (
    typeof value === 'object' && value !== null && '_key' in value && typeof value._key === 'string'
  )
}
