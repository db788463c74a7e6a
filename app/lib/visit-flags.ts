/** What an address says about the visit; none of it grants anything (RT-06). */
export interface VisitFlags {
  /** Staff trying the site out: analytics are told so. */
  internalTest: boolean
  /** Came from the investors page, and is offered the way back. */
  fromInvestors: boolean
}

/**
 * The flags of an address.
 * @param search its query, with or without `?`
 */
export function flagsIn(search: string): VisitFlags {
  const query = new URLSearchParams(search)
  return {
    internalTest: query.get('internalTest') === 'true',
    fromInvestors: query.get('fromInvestors') === 'true',
  }
}

/** A flag that was once set stays: those of the visit so far, and those of the next address. */
export function withFlags(flags: VisitFlags, more: VisitFlags): VisitFlags {
  const next = {
    internalTest: flags.internalTest || more.internalTest,
    fromInvestors: flags.fromInvestors || more.fromInvestors,
  }
  const same =
    next.internalTest === flags.internalTest && next.fromInvestors === flags.fromInvestors
  return same ? flags : next
}
