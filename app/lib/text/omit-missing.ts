/**
 * Returns the existing items of a list: none for a missing list, and no references to deleted
 * documents (CMS-08).
 */
export function omitMissing<Item>(
  list: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return (list ?? []).filter((item) => item !== null && item !== undefined)
}
