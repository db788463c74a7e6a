import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../lib/chromium.mjs'
import { startTestInstance, type TestInstance } from '../lib/test-instance'

const LONGEST_MS = 60_000
const RUNS = 50
/** A measure ends after this time, so that a slow machine ends at all. */
const LIMIT_MS = 240_000

/** Time for the Studio's own work, such as validation, before the next run. */
export const SETTLE_MS = 1_000

/** The product with a browser, and an administrator of its Studio. */
export interface EditingSession {
  readonly instance: TestInstance
  newContext: () => Promise<BrowserContext>
  /** Opens the sign-in page and fills it in. */
  fillSignIn: (page: Page) => Promise<void>
  signIn: (page: Page) => Promise<void>
}

/** Runs measurements with a session, and ends it. */
export async function withEditingSession<Result>(
  measure: (session: EditingSession) => Promise<Result>,
): Promise<Result> {
  const account = {
    LAKE_ADMIN_EMAIL: 'admin@localhost.localdomain',
    LAKE_ADMIN_PASSWORD: randomBytes(12).toString('hex'),
  }
  const instance = await startTestInstance('up', { ...account, PICTURES_AHEAD: 'false' })
  const browser = await launchBrowser()
  const fillSignIn = async (page: Page) => {
    await page.goto('/studio')
    await page.getByLabel('Correo electrónico').fill(account.LAKE_ADMIN_EMAIL)
    await page.getByLabel('Contraseña', { exact: true }).fill(account.LAKE_ADMIN_PASSWORD)
  }
  try {
    return await measure({
      instance,
      newContext: async () => {
        const context = await browser.newContext({ baseURL: instance.origin, locale: 'es-AR' })
        context.setDefaultTimeout(LONGEST_MS)
        return context
      },
      fillSignIn,
      signIn: async (page) => {
        await fillSignIn(page)
        await page.getByRole('button', { name: 'Entrar' }).click()
        await page.getByRole('link', { name: 'Vista previa' }).waitFor()
      },
    })
  } finally {
    await browser.close()
    await instance.dispose()
  }
}

function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  })
}

/**
 * Repeats a measurement until there are enough runs, or its time is over.
 * @param measure receives the number of the run, from 0; returns milliseconds
 */
export async function repeat(measure: (run: number) => Promise<number>): Promise<number[]> {
  const start = performance.now()
  const times: number[] = []
  for (let run = 0; run < RUNS && performance.now() - start < LIMIT_MS; run++) {
    times.push(await measure(run))
  }
  return times
}
