import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type FullConfig } from 'playwright/test'
import { sitePages } from '../../app/lib/site-pages'
import { fingerprint } from '../../scripts/lib/fingerprint'
import { run } from '../../scripts/lib/run.mjs'
import { openHouse, type House } from './house'

/** Set for the workers of a run. */
const VARIABLE = 'SEEDED_DATA'

const folder = path.join('.cache', 'seeded-data')

/** What the data are made from, and by. */
const sources = ['seed', 'lake', 'relay', 'server', 'config', 'developer', 'package-lock.json']

/** The data that the tests' houses start from a copy of; undefined outside a run of Playwright. */
export function seededData(): string | undefined {
  return process.env[VARIABLE]
}

/**
 * Opens a house as a new user does: builds what has changed, fills an empty dataset, makes an
 * administrator. Its data are kept, for this run and for later ones until their sources change.
 */
export default async function seedOnce(config: FullConfig): Promise<void> {
  const kept = path.join(folder, fingerprint(sources))
  process.env[VARIABLE] = kept
  // Once for all: the workers' houses would each build what has changed.
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  if (existsSync(kept)) return
  rmSync(folder, { recursive: true, force: true })
  const house = await openHouse()
  await drawPictures(house, config)
  await house.stop()
  // Moved into place whole: a run that was interrupted leaves nothing that looks complete.
  const copy = path.join(folder, 'copy')
  cpSync(house.dataDir, copy, { recursive: true })
  renameSync(copy, kept)
  rmSync(house.dataDir, { recursive: true, force: true })
}

/** Widths at which most tests look at pages. */
const widths = [360, 1440]

/** Has the lake make the pictures that pages show, which is most of its work in a first visit. */
async function drawPictures({ origin }: House, { projects }: FullConfig): Promise<void> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions)
  const draw = async (width: number) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 900 } })
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    for (const address of Object.values(sitePages)) {
      await page.goto(address)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map((image) => image.decode()))
      })
    }
  }
  await Promise.all(widths.map(draw))
  await browser.close()
}
