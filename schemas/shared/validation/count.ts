type List = readonly unknown[] | undefined

/**
 * Checks how many items a list has, for lists whose number the page's design counts on.
 * @param count how many it should have
 * @param noun what they are, in the plural
 * @returns a check that gives true, or a Spanish message; meant as a warning (CMS-03)
 */
export function checkCount(count: number, noun: string) {
  return (value: List): true | string => {
    const actual = value?.length ?? 0
    return actual === count || `La página está pensada para ${count} ${noun}: ahora hay ${actual}.`
  }
}

/** The part of the Studio's validation context that says where a value stands. */
interface Place {
  readonly document?: { readonly _type: string } | undefined
}

/** The same check as checkCount, only inside documents of one type. */
export function checkCountOn(documentType: string, count: number, noun: string) {
  const check = checkCount(count, noun)
  return (value: List, place: Place): true | string =>
    place.document?._type === documentType ? check(value) : true
}
