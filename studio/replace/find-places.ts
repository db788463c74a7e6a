import type { Path, Schema, SchemaType } from '@sanity/types'
import { toSegment, UNREAD_FIELDS } from '#schemas/content-check/walk'
import { describeDocument, describePath, findItemType } from '../content-check/describe'
import type { StoredDocument } from '../content-check/document-report'

/** A place where a text has the word. */
export interface Place {
  /** Unique. */
  readonly key: string
  /** Of the text. */
  readonly path: Path
  /** The field as its form names it. */
  readonly field: string
  /** The complete text. */
  readonly text: string
  /** Where the word starts in the text, in UTF-16 units. */
  readonly start: number
  /** As the text writes it. */
  readonly word: string
}

/** A document with the word. */
export interface FoundDocument {
  /** Its draft, or else its published version. */
  readonly document: StoredDocument
  readonly title: string
  readonly places: readonly Place[]
}

interface Text {
  readonly text: string
  readonly path: Path
}

/**
 * Makes a pattern that finds a word or phrase, never a part of a longer word.
 * @param matchCase whether `Rifa` and `rifa` are different words
 */
export function createPattern(word: string, matchCase: boolean): RegExp {
  const escaped = word.trim().replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, matchCase ? 'gu' : 'giu')
}

/** Finds the places of a word in the texts of documents; documents without it are left out. */
export function findPlaces(
  documents: readonly StoredDocument[],
  schema: Schema,
  pattern: RegExp,
): FoundDocument[] {
  return documents.flatMap((document) => {
    const type = schema.get(document._type)
    if (type === undefined) return []
    const places = listTexts(type, document, []).flatMap(({ text, path }) =>
      [...text.matchAll(pattern)].map(({ index, 0: word }): Place => {
        const key = JSON.stringify([document._id, path, index])
        const field = describePath(type, document, withoutSpan(path))
        return { key, path, field, text, start: index, word }
      }),
    )
    return places.length === 0
      ? []
      : [{ document, title: describeDocument(type, document), places }]
  })
}

/** Lists the texts of a value that visitors read, also those of rich text. */
function listTexts(type: SchemaType, value: unknown, path: Path): Text[] {
  if (typeof value === 'string') return isWritten(type) ? [{ text: value, path }] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value
    return items.flatMap((item, index) => {
      const itemType = findItemType(type, item)
      return itemType === undefined
        ? []
        : listTexts(itemType, item, [...path, toSegment(item, index)])
    })
  }
  if (type.jsonType !== 'object') return []
  const fields: Readonly<Record<string, unknown>> = { ...value }
  return type.fields.flatMap(({ name, type: fieldType }) =>
    // The dataset's own fields, such as the id of a reference, start with an underscore.
    name.startsWith('_') || UNREAD_FIELDS.has(name) || fieldType.hidden === true
      ? []
      : listTexts(fieldType, fields[name], [...path, name]),
  )
}

/** Whether staff write the text freely: no address, day or choice of a list. */
function isWritten(type: SchemaType): boolean {
  if (type.jsonType !== 'string' || type.readOnly === true) return false
  return (type.name === 'string' || type.name === 'text') && type.options?.list === undefined
}

/** The path of the paragraph for a part of its text, which the form does not name. */
function withoutSpan(path: Path): Path {
  return path.at(-3) === 'children' ? path.slice(0, -3) : path
}
