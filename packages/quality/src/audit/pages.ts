import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import lighthouse, { type Result } from 'lighthouse'
import { publicPages } from '../../../../config/site-pages'
import { findFreePort } from '../../../../scripts/lib/free-port'
import { launchBrowser } from '../browser'
import { withInstance } from '../instance'
import type { Tool } from '../tool'
import { formatScores, listLowScores, medianScores, type PageScores } from './scores'

const REPORTS = '.cache/audit'
const BARE_PAGE = `<!doctype html><html lang="es"><meta name="viewport" content="width=device-width">
<title>Bare page</title><main><h1>A bare page</h1><p>It has text only.</p></main></html>`
/** Chromium sometimes records no navigation start, so the run has to be repeated. */
const TRIES = 3

export const auditPages: Tool = {
  summary: "Lighthouse's mobile audit of every public page",
  usage: `Arguments: paths; all public pages by default.
    Fails when a page is too far from a bare page of the same run.
    Writes Lighthouse's reports to ${REPORTS}.
    --runs: measurements per page; the table shows medians`,
  options: { runs: '3' },
  document: 'docs/performance.md',
  run: async ({ words, count }) => {
    const runs = count('runs')
    const pages = publicPages.filter(({ path }) => words.length === 0 || words.includes(path))
    if (pages.length < words.length) throw new Error(`Not all are public pages: ${words.join()}`)
    mkdirSync(REPORTS, { recursive: true })
    const bare = await auditBarePage(runs)
    const scores = await withInstance(async ({ origin }) => {
      const all: PageScores[] = []
      // One at a time, because parallel runs would slow each other down.
      for (const page of pages) all.push(await auditPage(origin + page.path, page, runs))
      return all
    })
    return { tables: [formatScores([bare, ...scores])], errors: listLowScores(bare, scores) }
  },
}

/** Audits a page without style sheets, pictures and scripts. */
async function auditBarePage(runs: number): Promise<PageScores> {
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(BARE_PAGE)
  })
  const port = await findFreePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  try {
    const page = { path: 'Bare page', isListed: false }
    return await auditPage(`http://127.0.0.1:${port}/`, page, runs)
  } finally {
    server.close()
  }
}

async function auditPage(
  url: string,
  page: { readonly path: string; readonly isListed: boolean },
  runs: number,
): Promise<PageScores> {
  // The first visit transforms the pictures, so it is not measured.
  await runLighthouse(url)
  const results: Result[] = []
  while (results.length < runs) {
    const result = await runLighthouse(url)
    results.push(result)
    const name = page.path.replace(/^\//, '').replaceAll(/\W/g, '-') || 'home'
    writeFileSync(path.join(REPORTS, `${name}-${results.length}.json`), JSON.stringify(result))
  }
  console.log(`  ${page.path}`)
  return medianScores(page, results)
}

/**
 * Runs the mobile audit in a new browser that reaches only the loopback.
 * @throws Error when Lighthouse cannot measure the page
 */
async function runLighthouse(url: string, tries = TRIES): Promise<Result> {
  const port = await findFreePort()
  const browser = await launchBrowser(`--remote-debugging-port=${port}`)
  try {
    const run = await lighthouse(url, { port, output: 'json', logLevel: 'error' })
    if (run === undefined) throw new Error(`Lighthouse has no result for ${url}.`)
    const { runtimeError } = run.lhr
    if (runtimeError === undefined) return run.lhr
    if (tries === 1) throw new Error(`${url}: ${runtimeError.message}`)
  } finally {
    await browser.close()
  }
  return runLighthouse(url, tries - 1)
}
