import { percentile, type Table } from '../report'

/** Lighthouse's figures of a page by column; undefined for the SEO of pages hidden from search engines. */
export interface PageScores {
  /** Or a title, for a page that is not of the site. */
  readonly path: string
  readonly figures: Readonly<Record<string, number | undefined>>
}

/** What the table shows of a result of Lighthouse. */
interface Run {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number | undefined }>>
}

/** Categories by column, each with the lowest score that passes where the bare page has 100. */
const categories = {
  Performance: ['performance', 97],
  Accessibility: ['accessibility', 100],
  'Best practices': ['best-practices', 100],
  SEO: ['seo', 100],
} as const
/** Further figures by column, each with how far it may be above that of the bare page. */
const audits = {
  LCP: ['largest-contentful-paint', 900, (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  TBT: ['total-blocking-time', 100, (ms: number) => `${ms.toFixed(0)} ms`],
  CLS: ['cumulative-layout-shift', 0.1, (shift: number) => shift.toFixed(3)],
} as const

/** Returns the median of each figure over several runs. */
export function medianScores(
  { path, isListed }: { readonly path: string; readonly isListed: boolean },
  runs: readonly Run[],
): PageScores {
  const median = (figure: (run: Run) => number) => percentile(runs.map(figure), 50)
  const scores = Object.entries(categories).map(([column, [id]]) => {
    const isMissing = column === 'SEO' && !isListed
    const score = median((run) => Math.round((run.categories[id]?.score ?? 0) * 100))
    return [column, isMissing ? undefined : score] as const
  })
  const times = Object.entries(audits).map(([column, [id]]) => {
    return [column, median((run) => run.audits[id]?.numericValue ?? Number.NaN)] as const
  })
  return { path, figures: Object.fromEntries([...scores, ...times]) }
}

/**
 * Returns a message for each figure that is too far from that of a bare page, which a busy machine
 * slows down as well.
 */
export function listLowScores(bare: PageScores, pages: readonly PageScores[]): string[] {
  const lost = 100 - (bare.figures.Performance ?? 100)
  return pages.flatMap(({ path, figures }) => {
    const low = Object.entries(categories).flatMap(([column, [, lowest]]) => {
      const minimum = column === 'Performance' ? lowest - lost : lowest
      const score = figures[column] ?? minimum
      return score < minimum ? [`${path}: ${column} is ${score}, below ${minimum}`] : []
    })
    const slow = Object.entries(audits).flatMap(([column, [, distance, format]]) => {
      const maximum = (bare.figures[column] ?? 0) + distance
      const figure = figures[column] ?? 0
      return figure > maximum
        ? [`${path}: ${column} is ${format(figure)}, above ${format(maximum)}`]
        : []
    })
    return [...low, ...slow]
  })
}

export function formatScores(pages: readonly PageScores[]): Table {
  return [
    ['Page', ...Object.keys(categories), ...Object.keys(audits)],
    ...pages.map(({ path, figures }) => [
      path.startsWith('/') ? `\`${path}\`` : path,
      ...Object.keys(categories).map((column) => String(figures[column] ?? '–')),
      ...Object.entries(audits).map(([column, [, , format]]) => format(figures[column] ?? 0)),
    ]),
  ]
}
