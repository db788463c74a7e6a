/** Key under which an object of a query result holds the sources of its values, in previews only. */
export const SOURCES = '_sources'

/** Id of a document, without the prefix of drafts, and path of a field, such as `hero.lead`. */
export type ValueSource = readonly [id: string, path: string]
