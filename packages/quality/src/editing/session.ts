import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { Page } from 'playwright'
import type { TestInstance } from '../../../../scripts/lib/test-instance'
import { launchBrowser } from '../browser'
import { withInstance } from '../instance'

const LONGEST_MS = 60_000
/** A measure ends after this time, so that a slow machine ends at all. */
const LIMIT_MS = 240_000

/** Time for the Studio's own work, such as validation, before the next run. */
export const SETTLE_MS = 1_000

/** The product, and a page on which an administrator has signed in to the Studio. */
export interface EditingSession {
  readonly instance: TestInstance
  readonly page: Page
  /** How often each time is measured at most. */
  readonly runs: number
}

/** Runs measurements with a session, and ends it. */
export async function withEditingSession<Result>(
  runs: number,
  measure: (session: EditingSession) => Promise<Result>,
): Promise<Result> {
  const account = {
    LAKE_ADMIN_EMAIL: 'admin@localhost.localdomain',
    LAKE_ADMIN_PASSWORD: randomBytes(12).toString('hex'),
  }
  return withInstance(async (instance) => {
    const browser = await launchBrowser()
    try {
      const page = await browser.newPage({ baseURL: instance.origin, locale: 'es-AR' })
      page.setDefaultTimeout(LONGEST_MS)
      await page.goto('/studio')
      await page.getByLabel('Correo electrónico').fill(account.LAKE_ADMIN_EMAIL)
      await page.getByLabel('Contraseña', { exact: true }).fill(account.LAKE_ADMIN_PASSWORD)
      await page.getByRole('button', { name: 'Entrar' }).click()
      await page.getByRole('link', { name: 'Vista previa' }).waitFor()
      return await measure({ instance, page, runs })
    } finally {
      await browser.close()
    }
  }, account)
}

/**
 * Repeats a measurement until there are enough runs, or its time is over.
 * @param runs how often at most
 * @param measure receives the number of the run, from 0; returns milliseconds
 */
export async function repeat(
  runs: number,
  measure: (run: number) => Promise<number>,
): Promise<number[]> {
  const start = performance.now()
  const times: number[] = []
  for (let run = 0; run < runs && performance.now() - start < LIMIT_MS; run++) {
    times.push(await measure(run))
  }
  return times
}
