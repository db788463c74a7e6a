import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { chromium, type FullConfig } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { fingerprint } from '#scripts/lib/fingerprint'
import { run } from '#scripts/lib/run.mjs'
import { createUsers } from './studio-users'
import { startTestInstance, type TestInstance } from './test-instance'

/** Passes the folder to the workers. */
const VARIABLE = 'SEEDED_DATA'

const folder = path.join('.cache', 'seeded-data')

/** The data depend on these. */
const sources = [
  'seed',
  'packages/content-lake',
  'packages/mail-relay',
  'server',
  'config',
  'package-lock.json',
  'tests/e2e/testing/studio-users.ts',
]

/** Data folder that test instances copy; undefined outside a run of Playwright. */
export function seededData(): string | undefined {
  return process.env[VARIABLE]
}

/**
 * Global setup: builds the product and runs `npm run up` on an empty data folder. Later runs reuse
 * the data until their sources change.
 */
export default async function createSeededData(config: FullConfig): Promise<void> {
  const target = path.join(folder, fingerprint(sources))
  process.env[VARIABLE] = target
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  if (existsSync(target)) return
  rmSync(folder, { recursive: true, force: true })
  const instance = await startTestInstance()
  await renderPictures(instance, config)
  await instance.stop()
  await createUsers(path.join(instance.dataDir, 'lake'))
  // Renaming is atomic: an interrupted run leaves no incomplete folder under the final name.
  const copy = path.join(folder, 'copy')
  cpSync(instance.dataDir, copy, { recursive: true })
  renameSync(copy, target)
  rmSync(instance.dataDir, { recursive: true, force: true })
}

/** Viewport widths that most tests use. */
const widths = [360, 1440]

/** Makes the lake render the pictures of all pages, which takes most time of a first visit. */
async function renderPictures({ origin }: TestInstance, { projects }: FullConfig): Promise<void> {
  const browser = await chromium.launch(projects[0]?.use.launchOptions)
  const renderAt = async (width: number) => {
    const page = await browser.newPage({ baseURL: origin, viewport: { width, height: 900 } })
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    )
    for (const { path: address } of publicPages) {
      await page.goto(address)
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager'
        await Promise.allSettled([...document.images].map((image) => image.decode()))
      })
    }
  }
  await Promise.all(widths.map(renderAt))
  await browser.close()
}
