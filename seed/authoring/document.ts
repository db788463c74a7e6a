import type { Page } from '#app/sanity/types.generated'
import type { PageId } from '#config/site-pages'

/** A seed document without the fields that the dataset adds. */
export type SeedOf<T> = Omit<T, '_createdAt' | '_updatedAt' | '_rev'>

/** A seed document of any type. */
export interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/** The fields of a document that editors fill in. */
type FieldsOf<T> = Omit<SeedOf<T>, '_id' | '_type'>

/** A document of which there is one: its id is its type. */
export function singleton<T extends { _type: string }>(
  type: T['_type'],
  fields: FieldsOf<T>,
): SeedOf<T>
export function singleton(type: string, fields: object): object {
  return { _id: type, _type: type, ...fields }
}

/** A built-in page of the type `page`, by default of sections. */
export const generalPage = (_id: PageId, fields: FieldsOf<Page>): SeedOf<Page> => ({
  _id,
  _type: 'page',
  layout: 'sections',
  ...fields,
})

/**
 * Adds a `_key` to every item, by its position. The keys are deterministic, so that a second load
 * finds no differences.
 */
export function keyed<T extends object>(items: readonly T[]): (T & { _key: string })[] {
  return items.map((item, index) => ({ _key: `n${index + 1}`, ...item }))
}

/** Adds their type to objects of one kind. */
export function typed<Type extends string, Item extends object>(
  type: Type,
  list: readonly Item[],
): (Item & { _type: Type })[] {
  return list.map((item) => ({ _type: type, ...item }))
}

/** A list of objects of one type, each with a `_key`. */
export const items = <Type extends string, Item extends object>(
  type: Type,
  list: readonly Item[],
) => keyed(typed(type, list))

/** A strong reference to a document. */
export function reference(id: string) {
  return { _type: 'reference' as const, _ref: id }
}

/** A list of strong references; each has the id of its document as key. */
export function references(documents: readonly { readonly _id: string }[]) {
  return documents.map(({ _id }) => ({ _key: _id, ...reference(_id) }))
}
