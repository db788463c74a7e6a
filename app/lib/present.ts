/**
 * The items of a list that are there: an absent list is an empty one, and references to documents
 * that no longer exist are left out (CMS-08).
 */
export function present<Item>(
  list: readonly (Item | null | undefined)[] | null | undefined,
): Item[] {
  return (list ?? []).filter((item) => item !== null && item !== undefined)
}
