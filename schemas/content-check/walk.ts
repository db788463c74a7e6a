import type { Segment } from './finding'

export type Fields = Readonly<Record<string, unknown>>

/** A value inside a document. */
export interface Visited<Value> {
  readonly value: Value
  readonly path: readonly Segment[]
  /** The objects that contain it, from the document to the nearest. */
  readonly parents: readonly Fields[]
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a list is Portable Text: its first item is a block. */
export function isPortableText(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && isFields(value[0]) && value[0]._type === 'block'
}

/** The step of a path to an item of a list. */
export function toSegment(item: unknown, index: number): Segment {
  return isFields(item) && typeof item._key === 'string' ? { _key: item._key } : index
}

/** Returns every value inside `root`, in the order of the document, `root` first. */
export function listValues(root: unknown): Visited<unknown>[] {
  const visit = ({ value, path, parents }: Visited<unknown>): Visited<unknown>[] => {
    const visited = { value, path, parents }
    if (Array.isArray(value)) {
      const items = value.map((item: unknown, index) => {
        return visit({ value: item, path: [...path, toSegment(item, index)], parents })
      })
      return [visited, ...items.flat()]
    }
    if (!isFields(value)) return [visited]
    const fields = Object.entries(value)
      .filter(([name]) => !name.startsWith('_'))
      .map(([name, inner]) =>
        visit({ value: inner, path: [...path, name], parents: [...parents, value] }),
      )
    return [visited, ...fields.flat()]
  }
  return visit({ value: root, path: [], parents: [] })
}

/** Returns the objects inside `root`, `root` first. */
export function listObjects(root: unknown): Visited<Fields>[] {
  return listValues(root).flatMap(({ value, path, parents }) =>
    isFields(value) ? [{ value, path, parents }] : [],
  )
}

/** Joins the texts of a block of Portable Text. */
export function blockText(block: Fields): string {
  const children: readonly unknown[] = Array.isArray(block.children) ? block.children : []
  return children
    .map((child) => (isFields(child) && typeof child.text === 'string' ? child.text : ''))
    .join('')
}

/** The text of a field or the concatenated texts of Portable Text; undefined for other values. */
export function fieldText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return isPortableText(value) ? value.map(blockText).join('\n') : undefined
}

/** The name of the field that a path ends in; undefined for an item of a list. */
export function fieldName(path: readonly Segment[]): string | undefined {
  const last = path.at(-1)
  return typeof last === 'string' ? last : undefined
}

/** Fields of a page that hold its sections. */
const SECTION_LISTS = ['sections', 'body'] as const

/** Returns the sections of a page, in its order. */
export function listSections(document: Fields): { value: Fields; path: readonly Segment[] }[] {
  return SECTION_LISTS.flatMap((name) => {
    const list = document[name]
    if (isPortableText(list) || !Array.isArray(list)) return []
    const items: readonly unknown[] = list
    return items.filter(isFields).map((value, index) => {
      return { value, path: [name, toSegment(value, index)] }
    })
  })
}

/** Fields whose text nobody reads: addresses, names of files and choices. */
export const UNREAD_FIELDS: ReadonlySet<string> = new Set([
  ...['href', 'link', 'url', 'to', 'from', 'path', 'anchor', 'slug', 'style', 'listItem', 'tone'],
  ...['marks', 'date', 'validUntil', 'updatedOn', 'endsOn', 'visibleFrom', 'visibleUntil'],
])

/** Returns the texts that people read; a block of Portable Text is one text. */
export function listTexts(root: unknown): Visited<string>[] {
  return listValues(root).flatMap(({ value, path, parents }) => {
    if (parents.some(({ _type }) => _type === 'block')) return []
    if (isFields(value) && value._type === 'block') {
      return [{ value: blockText(value), path, parents }]
    }
    const name = path.findLast((segment) => typeof segment === 'string') ?? ''
    if (typeof value !== 'string' || UNREAD_FIELDS.has(name)) return []
    return [{ value, path, parents }]
  })
}

/** Whether a text is empty or has blanks only. */
export function isBlank(text: string): boolean {
  return text.trim() === ''
}
