/** Flags in the address of a visit; they grant no rights (RT-06). */
export interface VisitFlags {
  /** An internal test, which analytics marks as such. */
  internalTest: boolean
  /** The visitor comes from the investors page and gets a link back. */
  fromInvestors: boolean
}

/**
 * Reads the flags of an address.
 * @param search its query, with or without `?`
 */
export function readVisitFlags(search: string): VisitFlags {
  const query = new URLSearchParams(search)
  return {
    internalTest: query.get('internalTest') === 'true',
    fromInvestors: query.get('fromInvestors') === 'true',
  }
}

/** Adds the flags of the next address to those of the visit; a set flag stays set. */
export function mergeVisitFlags(flags: VisitFlags, more: VisitFlags): VisitFlags {
  const next = {
    internalTest: flags.internalTest || more.internalTest,
    fromInvestors: flags.fromInvestors || more.fromInvestors,
  }
  const same =
    next.internalTest === flags.internalTest && next.fromInvestors === flags.fromInvestors
  return same ? flags : next
}
