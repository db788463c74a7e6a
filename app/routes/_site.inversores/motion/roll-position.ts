/** Where the tickets of the roll begin and end, in pixels from the start of the roll. */
export interface RollLayout {
  /** Left edge of each ticket. */
  tickets: readonly number[]
  width: number
}

/**
 * Returns the number of the current ticket, from 1: the one at the reading point, which moves from
 * the start of the roll to its end.
 * @param progress of the scrolling, from 0 to 1
 */
export function currentTicket(progress: number, { tickets, width }: RollLayout): number {
  return Math.max(1, tickets.filter((left) => left <= progress * width).length)
}
