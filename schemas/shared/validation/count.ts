/** The used part of Sanity's ValidationContext. */
interface Context {
  readonly document?: { readonly _type: string } | undefined
}

/**
 * Makes a check of the number of items that the page's design expects.
 * @param noun plural name of the items
 * @param documentType whose design it is; by default every type
 * @returns a check that gives true, or a Spanish message; meant as a warning (CMS-03)
 */
export function checkCount(count: number, noun: string, documentType?: string) {
  return (value: readonly unknown[] | undefined, { document }: Context): true | string => {
    if (documentType !== undefined && document?._type !== documentType) return true
    const actual = value?.length ?? 0
    return actual === count || `La página está pensada para ${count} ${noun}: ahora hay ${actual}.`
  }
}
