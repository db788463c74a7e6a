import { drawTable } from '../bench/row'

/** What Lighthouse says about one page. Scores run from 0 to 100, times are in milliseconds. */
export interface PageScores {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  /** Undefined for a page that search engines are kept from by choice. */
  seo: number | undefined
  /** Largest Contentful Paint. */
  lcp: number
  /** Total Blocking Time. */
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
  /** What the page transfers, in bytes. */
  bytes: number
}

type Figure = Exclude<keyof PageScores, 'path'>

/** The least that each score must reach. */
const leastScores = [
  ['performance', 99],
  ['accessibility', 100],
  ['bestPractices', 100],
  ['seo', 100],
] as const

/** The median of each figure over several runs of one page. */
export function medianScores(runs: readonly [PageScores, ...PageScores[]]): PageScores {
  const [{ path, seo }] = runs
  const median = (figure: Exclude<Figure, 'seo'>) => medianOf(runs.map((run) => run[figure]))
  return {
    path,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: seo === undefined ? undefined : medianOf(runs.map((run) => run.seo ?? 0)),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    bytes: median('bytes'),
  }
}

/** One sentence for each score that is below the least it must reach. */
export function missedScores(pages: readonly PageScores[]): string[] {
  return pages.flatMap((page) =>
    leastScores.flatMap(([name, least]) => {
      const score = page[name]
      if (score === undefined || score >= least) return []
      return [`${page.path}: ${name} is ${score}, below ${least}`]
    }),
  )
}

/** The scores as a Markdown table. */
export function scoresTable(pages: readonly PageScores[]): string {
  return drawTable([
    [
      ...['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO'],
      ...['LCP', 'TBT', 'CLS', 'Transferred'],
    ],
    ...pages.map((page) => [
      `\`${page.path}\``,
      ...[page.performance, page.accessibility, page.bestPractices].map(String),
      page.seo === undefined ? '–' : String(page.seo),
      `${(page.lcp / 1000).toFixed(2)} s`,
      `${page.tbt.toFixed(0)} ms`,
      page.cls.toFixed(3),
      `${(page.bytes / 1000).toFixed(0)} kB`,
    ]),
  ])
}

function medianOf(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
