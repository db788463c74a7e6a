type List = readonly unknown[] | undefined

/**
 * Makes a check of the number of items that the page's design expects.
 * @param noun plural name of the items
 * @returns a check that gives true, or a Spanish message; meant as a warning (CMS-03)
 */
export function checkCount(count: number, noun: string) {
  return (value: List): true | string => {
    const actual = value?.length ?? 0
    return actual === count || `La página está pensada para ${count} ${noun}: ahora hay ${actual}.`
  }
}

/** The used part of Sanity's ValidationContext. */
interface Context {
  readonly document?: { readonly _type: string } | undefined
}

/** Makes the check of checkCount for documents of one type only. */
export function checkCountOn(documentType: string, count: number, noun: string) {
  const check = checkCount(count, noun)
  return (value: List, context: Context): true | string =>
    context.document?._type === documentType ? check(value) : true
}
