import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { publicPages } from '../../config/site-pages'
import { writeFigures } from '../lib/performance-report'
import { auditPage } from './lighthouse'
import { medianScores, lowScores, type PageScores, formatScores } from './scores'
import { withSite } from './with-site'

const USAGE = `npm run audit -- pages [PATH…] [--runs 3] [--site URL] [--write]
  Runs Lighthouse's mobile audit on all public pages or the given ones, with the seed dataset.
  Exits with code 1 when a score is below its minimum. Writes reports to .cache/audit.
  --runs   measurements per page; the table shows medians
  --site   measures this running site instead of starting one
  --write  puts the table into docs/performance.md`

const REPORTS = '.cache/audit'

/** Public pages by path; true if search engines may list them. */
const pages = new Map(publicPages.map(({ path, isListed }) => [path, isListed]))

/**
 * Audits public pages with Lighthouse; see USAGE.
 * @throws Error that names every score below its minimum
 */
export async function auditPages(args: readonly string[]): Promise<void> {
  const { positionals, values } = parseArgs({
    args: [...args],
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
  if (chosen.length < positionals.length) throw new Error(`Unknown page.\n${USAGE}`)
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1)
    throw new Error(`--runs needs a positive integer.\n${USAGE}`)

  const scores = await withSite(values.site, (site) => auditAll(site, chosen, runs))
  const table = formatScores(scores)
  writeFileSync(path.join(REPORTS, 'scores.json'), JSON.stringify(scores, null, 2))
  console.log(`\n${table}`)
  if (values.write) writeFigures('audit', table)
  const low = lowScores(scores)
  if (low.length > 0) throw new Error(low.join('\n  '))
}

/** Audits one page at a time, because parallel runs would slow each other down. */
async function auditAll(
  site: string,
  chosen: readonly (readonly [string, boolean])[],
  runs: number,
): Promise<PageScores[]> {
  mkdirSync(REPORTS, { recursive: true })
  const all: PageScores[] = []
  for (const [page, isListed] of chosen) {
    // The first visit transforms the pictures, so it is not measured.
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
