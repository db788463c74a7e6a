import type { VisitRecord } from './record'

interface NamedCount {
  readonly name: string
  readonly count: number
}

/** The sum of all servers' counts. */
export interface Totals {
  /** Page views. */
  readonly views: number
  /** Page views of each day, in order; 0 for a day without views. */
  readonly byDay: readonly { readonly day: string; readonly count: number }[]
  /** Most frequent first. */
  readonly pages: readonly NamedCount[]
  readonly events: readonly NamedCount[]
}

/** Sums the counts of the given days and ignores records of other days. */
export function sumVisits(records: readonly VisitRecord[], days: readonly string[]): Totals {
  const included = new Set(days)
  const counted = records.filter(({ day }) => day != null && included.has(day))
  const viewsOn = new Map<string, number>()
  for (const { day, pages } of counted) {
    for (const { count } of pages ?? []) increase(viewsOn, day, count)
  }
  const byDay = days.map((day) => ({ day, count: viewsOn.get(day) ?? 0 }))
  return {
    views: byDay.reduce((sum, { count }) => sum + count, 0),
    byDay,
    pages: sumByName(counted.flatMap(({ pages }) => pages ?? [])),
    events: sumByName(counted.flatMap(({ events }) => events ?? [])),
  }
}

type Counts = NonNullable<VisitRecord['pages']>

function sumByName(counts: Counts): NamedCount[] {
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
