import type { Path, SchemaType } from '@sanity/types'
import { isFields } from '#schemas/content-check/walk'

/** Describes the field at a path as the form shows it, such as 'Secciones › Aviso 2 › Título'. */
export function describePath(type: SchemaType, document: unknown, path: Path): string {
  const labels: string[] = []
  let current: SchemaType | undefined = type
  let value = document
  for (const segment of path) {
    if (current === undefined) break
    if (typeof segment === 'string') {
      const field = findField(current, segment)
      if (field === undefined) break
      // The list of a text's links has only a technical title.
      if (segment !== 'markDefs') labels.push(field.type.title ?? field.name)
      current = field.type
      value = getField(value, segment)
    } else {
      const index = findIndex(value, segment)
      const item: unknown = Array.isArray(value) ? value[index] : undefined
      const itemType = findItemType(current, item)
      labels.push(`${getItemTitle(itemType)} ${index + 1}`)
      current = itemType
      value = item
    }
  }
  return labels.join(' › ')
}

/** The title of a document in lists of the Studio; without one, that of its type. */
export function describeDocument(type: SchemaType, document: unknown): string {
  const { select = {}, prepare } = type.preview ?? {}
  const selected = Object.fromEntries(
    Object.entries(select).map(([name, path]) => [name, getPath(document, path)]),
  )
  const title: unknown = prepare === undefined ? selected.title : prepare(selected).title
  const typeTitle = type.title ?? type.name
  return typeof title === 'string' && title.trim() !== '' ? title : typeTitle
}

function findField(type: SchemaType, name: string) {
  return 'fields' in type ? type.fields.find((field) => field.name === name) : undefined
}

/** The type of an item of a list, by its name; without one the first. */
export function findItemType(type: SchemaType, item: unknown): SchemaType | undefined {
  if (!('of' in type) || !Array.isArray(type.of)) return undefined
  const types: readonly SchemaType[] = type.of
  return types.find(({ name }) => name === getField(item, '_type')) ?? types[0]
}

/** Texts of lists and paragraphs have only the technical title of their type. */
function getItemTitle(type: SchemaType | undefined): string {
  if (type?.name === 'block') return 'Párrafo'
  return type?.jsonType === 'object' ? (type.title ?? type.name) : 'Elemento'
}

function findIndex(value: unknown, segment: Exclude<Path[number], string>): number {
  if (typeof segment === 'number') return segment
  if (!Array.isArray(value) || !('_key' in segment)) return 0
  return Math.max(
    0,
    value.findIndex((item) => getField(item, '_key') === segment._key),
  )
}

function getPath(value: unknown, path: string): unknown {
  return path.split('.').reduce(getField, value)
}

function getField(value: unknown, name: string): unknown {
  return isFields(value) ? value[name] : undefined
}
