import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type Page } from 'playwright'
import sharp from 'sharp'
import { sitePages } from '../app/lib/site-pages'
import { env } from '../config/env.server'
import { findChromium } from './lib/chromium.mjs'
import { main } from './lib/run.mjs'

/** No picture in the documentation weighs more, in bytes. */
const HEAVIEST = 150_000
/** A longer page is cut there, in pixels of the screen: WebP ends at 16 383. */
const TALLEST = 14_000

/** Stands in a frame for the page of another host. */
const EMPTY_FRAME = '<!doctype html><title>-</title><body style="background:#fcefd6">'

/** Tried in this order until the picture is light enough: share of the width, WebP quality. */
const tries = [
  [1, 80],
  [1, 60],
  [0.75, 60],
  [0.6, 50],
  [0.5, 40],
  [0.5, 20],
  [0.35, 20],
] as const

/**
 * Pictures of every page and of the Studio for `docs/screens/`, or for the folder given, from the
 * site that runs at SITE_URL. The Studio needs LAKE_ADMIN_PASSWORD.
 */
await main(async () => {
  const folder = process.argv[2] ?? 'docs/screens'
  mkdirSync(folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  })
  try {
    for (const width of [1440, 360]) await picturePages(browser, width, folder)
    await pictureStudio(browser, folder)
  } finally {
    await browser.close()
  }
})

async function picturePages(browser: Browser, width: number, folder: string) {
  const { siteUrl } = env()
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'es-AR',
    reducedMotion: 'reduce',
    viewport: { width, height: width < 768 ? 780 : 900 },
  })
  // What others show inside a page is theirs, and changes.
  await context.route(
    (url) => url.origin !== new URL(siteUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_FRAME }),
  )
  for (const address of Object.values(sitePages)) {
    const page = await context.newPage()
    await page.goto(address, { waitUntil: 'networkidle' })
    const height = await showEverything(page)
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) }
    const picture = await page.screenshot({ fullPage: true, clip })
    await keep(picture, path.join(folder, `${nameOf(address)}-${width}.webp`))
    await page.close()
  }
  await context.close()
}

/** Scrolls through the page until every picture that waits to be near is there; its height. */
async function showEverything(page: Page): Promise<number> {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
  return page.evaluate(() => document.documentElement.scrollHeight)
}

async function pictureStudio(browser: Browser, folder: string) {
  const { siteUrl, lake } = env()
  if (lake.adminPassword === undefined) {
    console.log('  Without LAKE_ADMIN_PASSWORD the Studio is left out')
    return
  }
  const page = await browser.newPage({
    baseURL: siteUrl,
    locale: 'es-AR',
    viewport: { width: 1280, height: 800 },
  })
  await page.goto('/studio')
  await page.getByLabel('Correo electrónico').fill(lake.adminEmail)
  await page.getByLabel('Contraseña').fill(lake.adminPassword)
  await page.getByRole('button', { name: 'Entrar' }).click()
  const panes = page.getByTestId('pane-content')
  for (const title of ['Páginas', 'Inicio']) {
    const item = panes.locator('a').filter({ hasText: title }).first()
    // After a keypress the lists ignore the pointer until it moves.
    await item.hover({ force: true, timeout: 60_000 })
    await item.click()
  }
  await page.getByTestId('document-panel-scroller').getByRole('textbox').first().waitFor()
  await keep(await page.screenshot(), path.join(folder, 'studio.webp'))
  await page.close()
}

/** Writes the picture as WebP, as large as its weight allows. */
async function keep(picture: Buffer, file: string) {
  const { width } = await sharp(picture).metadata()
  for (const [share, quality] of tries) {
    const bytes = await sharp(picture)
      .resize({ width: Math.round(width * share) })
      .webp({ quality })
      .toBuffer()
    if (bytes.length >= HEAVIEST) continue
    writeFileSync(file, bytes)
    console.log(`  ${file}  ${Math.round(bytes.length / 1000)} kB`)
    return
  }
  throw new Error(`${file} does not fit in ${HEAVIEST} bytes.`)
}

/** A file's name for a page: its address with dashes; `home` for the first one. */
function nameOf(address: string): string {
  return address.slice(1).replaceAll('/', '-') || 'home'
}
