/** The fields of a block that say when visitors see it; times are ISO 8601. */
interface StoredVisibility {
  readonly hidden?: unknown
  readonly visibleFrom?: unknown
  readonly visibleUntil?: unknown
}

/** Whether visitors see a block at a time in milliseconds: from its start, until before its end. */
export function isVisible(
  { hidden, visibleFrom, visibleUntil }: StoredVisibility,
  now: number,
): boolean {
  if (hidden === true) return false
  return now >= (parseTime(visibleFrom) ?? -Infinity) && now < (parseTime(visibleUntil) ?? Infinity)
}

/**
 * Reads a time of a block in milliseconds. An unreadable time counts as missing: a damaged value
 * must not hide a block.
 */
export function parseTime(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : NaN
  return Number.isNaN(time) ? undefined : time
}
