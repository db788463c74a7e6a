import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { findChromium, loopbackOptions } from '../lib/chromium.mjs'
import { findFreePort } from '../lib/free-port'
import type { PageScores } from './scores'

interface AuditRun {
  scores: PageScores
  report: Result
}

/** Chromium sometimes records no navigation start, so the run has to be repeated. */
const TRIES = 3

/**
 * Runs Lighthouse's mobile audit on one page, in a new browser that reaches only the loopback.
 * @param isListed false for pages hidden from search engines, which get no SEO score
 * @throws Error when Lighthouse cannot measure the page
 */
export async function auditPage(site: string, path: string, isListed: boolean): Promise<AuditRun> {
  for (let attempt = 1; ; attempt += 1) {
    const report = await runLighthouse(site, path)
    if (report.runtimeError === undefined) {
      return { scores: getScores(path, report, isListed), report }
    }
    if (attempt === TRIES) throw new Error(`${path}: ${report.runtimeError.message}`)
  }
}

async function runLighthouse(site: string, path: string): Promise<Result> {
  const port = await findFreePort()
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [`--remote-debugging-port=${port}`, ...loopbackOptions],
  })
  try {
    const result = await lighthouse(site + path, { port, output: 'json', logLevel: 'error' })
    if (result === undefined) throw new Error(`Lighthouse has no result for ${path}.`)
    return result.lhr
  } finally {
    await browser.close()
  }
}

function getScores(path: string, { categories, audits }: Result, isListed: boolean): PageScores {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100)
  const figure = (id: string) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`${path}: Lighthouse could not measure ${id}.`)
    return value
  }
  return {
    path,
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: isListed ? score('seo') : undefined,
    lcp: figure('largest-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
  }
}
