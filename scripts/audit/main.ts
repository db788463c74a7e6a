import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { sitePages, unlistedPages } from '../../app/lib/site-pages'
import { openHouse } from '../lib/house'
import { writeFigures } from '../lib/performance-report'
import { main, run } from '../lib/run.mjs'
import { auditPage } from './lighthouse'
import { medianScores, missedScores, type PageScores, scoresTable } from './scores'

const USAGE = `npm run audit [-- PATH…] [--runs 3] [--site URL] [--write]
  Lighthouse's mobile audit of the built product with the seed: every public page, or those named.
  Ends with code 1 when a score is below what it must be. Reports are put into .cache/audit.
  --runs   how often each page is measured; the table shows the median of each figure
  --site   a site that is served already, instead of one that is started for this
  --write  puts the table into docs/performance.md`

const REPORTS = '.cache/audit'

/** Path of each public page; true where search engines may list it. */
const pages = new Map(Object.entries(sitePages).map(([id, page]) => [page, !unlistedPages.has(id)]))

await main(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: 'string', default: '3' },
      site: { type: 'string' },
      write: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log(USAGE)
    return
  }
  const chosen = [...pages].filter(
    ([page]) => positionals.length === 0 || positionals.includes(page),
  )
  if (chosen.length < positionals.length) throw new Error(`Not all of these are pages.\n${USAGE}`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new Error(`--runs needs a whole number.\n${USAGE}`)

  const scores = await withSite(values.site, (site) => auditAll(site, chosen, runs))
  const table = scoresTable(scores)
  writeFileSync(path.join(REPORTS, 'scores.json'), JSON.stringify(scores, null, 2))
  console.log(`\n${table}`)
  if (values.write) writeFigures('audit', table)
  const missed = missedScores(scores)
  if (missed.length > 0) throw new Error(missed.join('\n  '))
})

/** Does the work at the address given, or at a site that is built and opened for it. */
async function withSite<T>(site: string | undefined, work: (site: string) => Promise<T>) {
  if (site !== undefined) return work(site)
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const house = await openHouse('serve')
  try {
    return await work(house.origin)
  } finally {
    await house.leave()
  }
}

/** One page after the other: two at a time would disturb each other. */
async function auditAll(
  site: string,
  chosen: readonly (readonly [string, boolean])[],
  runs: number,
): Promise<PageScores[]> {
  mkdirSync(REPORTS, { recursive: true })
  const all: PageScores[] = []
  for (const [page, isListed] of chosen) {
    // The first visit makes the page's pictures and is not measured.
    await auditPage(site, page, isListed)
    const first = await auditRun(1)
    const measured: [PageScores, ...PageScores[]] = [first]
    for (let count = 2; count <= runs; count += 1) measured.push(await auditRun(count))
    all.push(medianScores(measured))

    async function auditRun(count: number): Promise<PageScores> {
      const { scores, report } = await auditPage(site, page, isListed)
      const name = `${page.slice(1).replaceAll('/', '-') || 'home'}-${count}.json`
      writeFileSync(path.join(REPORTS, name), JSON.stringify(report))
      console.log(`  ${page}: ${scores.performance}, LCP ${Math.round(scores.lcp)} ms`)
      return scores
    }
  }
  return all
}
