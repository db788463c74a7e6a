import type { VisitRecord } from './record'

/** How often something was counted. */
export interface NamedCount {
  readonly name: string
  readonly count: number
}

/** What all servers have counted together. */
export interface Totals {
  /** Views of pages. */
  readonly views: number
  /** Views of pages of each day, in the order of the days; a day on which nobody came has 0. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[]
  /** The most frequent first. */
  readonly pages: readonly NamedCount[]
  readonly events: readonly NamedCount[]
}

/** Adds up what was counted on the given days; records of other days do not count. */
export function totalsOf(records: readonly VisitRecord[], days: readonly string[]): Totals {
  const wanted = new Set(days)
  const ofDays = records.filter(({ day }) => day != null && wanted.has(day))
  const viewsOn = new Map<string, number>()
  for (const { day, pages } of ofDays) {
    for (const { count } of pages ?? []) increase(viewsOn, day, count)
  }
  const byDay = days.map((day) => ({ day, count: viewsOn.get(day) ?? 0 }))
  return {
    views: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    pages: summed(ofDays.flatMap(({ pages }) => pages ?? [])),
    events: summed(ofDays.flatMap(({ events }) => events ?? [])),
  }
}

type Counts = NonNullable<VisitRecord['pages']>

function summed(counts: Counts): NamedCount[] {
  const byName = new Map<string, number>()
  for (const { name, count } of counts) increase(byName, name, count)
  return [...byName]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name))
}

function increase(
  sums: Map<string, number>,
  name: string | null | undefined,
  count: number | null | undefined,
): void {
  if (name != null && count != null) sums.set(name, (sums.get(name) ?? 0) + count)
}
