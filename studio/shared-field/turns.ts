/** How long presence may take to reach another browser, in milliseconds. */
const PRESENCE_DELAY_MS = 2_000

interface Arrival {
  /** How long the current user has been in the field, in milliseconds. */
  readonly sinceEntry: number
  readonly currentId: string
  readonly arrivedId: string
}

/**
 * Whether a user in a field stops writing because another one enters it. Later arrivals wait, so one
 * who does not has taken over on purpose. When both enter at once, the user with the lower id writes.
 */
export function mustYield({ sinceEntry, currentId, arrivedId }: Arrival): boolean {
  return sinceEntry > PRESENCE_DELAY_MS || currentId > arrivedId
}
