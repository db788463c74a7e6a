/** A document as the seed writes it: everything but what the dataset adds by itself. */
export type SeedOf<T> = Omit<T, '_createdAt' | '_updatedAt' | '_rev'>

/** Any seed document, for code that handles all of them alike. */
export interface SeedDocument {
  readonly _id: string
  readonly _type: string
  readonly [field: string]: unknown
}

/**
 * Gives every item of a list its `_key`, from its place, so that the same list always makes the
 * same document and a second load finds nothing changed.
 */
export function keyed<T extends object>(items: readonly T[]): (T & { _key: string })[] {
  return items.map((item, index) => ({ _key: `n${index + 1}`, ...item }))
}

/** A strong reference to another seed document. */
export function reference(id: string) {
  return { _type: 'reference' as const, _ref: id }
}

/** A list of strong references, each keyed by the document it points to. */
export function references(ids: readonly string[]) {
  return ids.map((id) => ({ _key: id, ...reference(id) }))
}
