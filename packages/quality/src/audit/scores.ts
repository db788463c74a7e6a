import { percentile, type Table } from '../report'

/** Lighthouse's figures of a page by column; undefined for the SEO of pages hidden from search engines. */
export interface PageScores {
  readonly path: string
  readonly figures: Readonly<Record<string, number | undefined>>
}

/** What the table shows of a result of Lighthouse. */
interface Run {
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number | undefined }>>
}

/** Categories by column, each with the lowest score that passes. */
const categories = {
  Performance: ['performance', 99],
  Accessibility: ['accessibility', 100],
  'Best practices': ['best-practices', 100],
  SEO: ['seo', 100],
} as const
const audits = {
  LCP: ['largest-contentful-paint', (ms: number) => `${(ms / 1000).toFixed(2)} s`],
  TBT: ['total-blocking-time', (ms: number) => `${ms.toFixed(0)} ms`],
  CLS: ['cumulative-layout-shift', (shift: number) => shift.toFixed(3)],
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

/** Returns a message for each score below its minimum. */
export function listLowScores(pages: readonly PageScores[]): string[] {
  return pages.flatMap(({ path, figures }) =>
    Object.entries(categories).flatMap(([column, [, minimum]]) => {
      const score = figures[column] ?? minimum
      return score < minimum ? [`${path}: ${column} is ${score}, below ${minimum}`] : []
    }),
  )
}

export function formatScores(pages: readonly PageScores[]): Table {
  return [
    ['Page', ...Object.keys(categories), ...Object.keys(audits)],
    ...pages.map(({ path, figures }) => [
      `\`${path}\``,
      ...Object.keys(categories).map((column) => String(figures[column] ?? '–')),
      ...Object.entries(audits).map(([column, [, format]]) => format(figures[column] ?? 0)),
    ]),
  ]
}
