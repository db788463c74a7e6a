import { formatTable } from '../bench/row'

/** Lighthouse results of a page. Scores from 0 to 100, times in milliseconds. */
export interface PageScores {
  path: string
  performance: number
  accessibility: number
  bestPractices: number
  /** Undefined for pages hidden from search engines. */
  seo: number | undefined
  /** Largest Contentful Paint. */
  lcp: number
  /** Total Blocking Time. */
  tbt: number
  /** Cumulative Layout Shift. */
  cls: number
  /** Transferred bytes. */
  bytes: number
}

type Figure = Exclude<keyof PageScores, 'path'>

const minimumScores = [
  ['performance', 99],
  ['accessibility', 100],
  ['bestPractices', 100],
  ['seo', 100],
] as const

/** Returns the median of each figure over several runs. */
export function medianScores(runs: readonly [PageScores, ...PageScores[]]): PageScores {
  const [{ path, seo }] = runs
  const median = (figure: Exclude<Figure, 'seo'>) => computeMedian(runs.map((run) => run[figure]))
  return {
    path,
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: seo === undefined ? undefined : computeMedian(runs.map((run) => run.seo ?? 0)),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
    bytes: median('bytes'),
  }
}

/** Returns a message for each score below its minimum. */
export function lowScores(pages: readonly PageScores[]): string[] {
  return pages.flatMap((page) =>
    minimumScores.flatMap(([name, minimum]) => {
      const score = page[name]
      if (score === undefined || score >= minimum) return []
      return [`${page.path}: ${name} is ${score}, below ${minimum}`]
    }),
  )
}

/** Formats scores as a Markdown table. */
export function formatScores(pages: readonly PageScores[]): string {
  return formatTable([
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

function computeMedian(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}
