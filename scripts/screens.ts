import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import sharp from 'sharp'
import { pagePaths, sitePages } from '#config/site-pages'
import { env } from '#config/env.server'
import { chromiumOptions, findChromium } from './lib/chromium.mjs'
import { main } from './lib/run.mjs'

/** Largest size of a picture in bytes. */
const MAX_BYTES = 150_000
/** WebP's limit in pixels. */
const MAX_HEIGHT = 16_383
/** A page that is too long for one picture is split into this many at most. */
const MAX_PARTS = 4

/** Replaces pages of other hosts in frames. */
const EMPTY_FRAME = '<!doctype html><title>-</title><body style="background:#fcefd6">'

/** Session storage after an investor request, which the thank-you page shows. */
const submitter = {
  formSubmitted: 'true',
  name: 'Ana Gómez',
  email: 'ana@correo.com',
  phone: '+54 11 4000 0000',
}

/** Tried in order until the picture is small enough: scale of the width, WebP quality. */
const compressionSteps = [
  [1, 80],
  [1, 60],
  [0.75, 60],
  [0.75, 40],
  [0.6, 30],
  [0.5, 25],
] as const

/**
 * Takes pictures of all pages and the Studio for `docs/screens/` or the given folder, from the site
 * at SITE_URL. The Studio needs LAKE_ADMIN_PASSWORD.
 */
await main(async () => {
  const folder = process.argv[2] ?? 'docs/screens'
  mkdirSync(folder, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...chromiumOptions],
  })
  try {
    for (const width of [1440, 360]) await picturePages(browser, width, folder)
    await pictureFirstViews(browser, folder)
    await pictureStudio(browser, folder)
  } finally {
    await browser.close()
  }
})

async function picturePages(browser: Browser, width: number, folder: string) {
  const context = await openContext(browser, width, width < 768 ? 780 : 900)
  for (const address of pagePaths.values()) {
    const page = await openAt(context, address)
    await loadAllPictures(page)
    const picture = await page.screenshot({ fullPage: true })
    await savePicture(picture, path.join(folder, `${getName(address)}-${width}.webp`))
    await page.close()
  }
  await context.close()
}

/** Takes the first views of the home page and the investors page, and the investor form. */
async function pictureFirstViews(browser: Browser, folder: string) {
  const context = await openContext(browser, 1440, 1160)
  const picture = async (page: Page, name: string) =>
    savePicture(await page.screenshot(), path.join(folder, `${name}.webp`))
  const home = await openAt(context, sitePages.homePage.path)
  await picture(home, 'home-first-view')
  const investors = await openAt(context, sitePages.investorsPage.path)
  await picture(investors, 'inversores-first-view')
  await investors.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  // The captcha loads last.
  await investors.getByRole('dialog').locator('.proof-button').waitFor()
  await picture(investors, 'inversores-form')
  await context.close()
}

/** Opens a context with reduced motion, as after an investor request. */
async function openContext(
  browser: Browser,
  width: number,
  height: number,
): Promise<BrowserContext> {
  const { siteUrl } = env()
  const context = await browser.newContext({
    baseURL: siteUrl,
    locale: 'es-AR',
    reducedMotion: 'reduce',
    viewport: { width, height },
  })
  await context.addInitScript((texts) => {
    // Frames of other hosts may lack session storage.
    if (window !== window.top) return
    for (const [name, text] of Object.entries(texts)) sessionStorage.setItem(name, text)
  }, submitter)
  // Content of other hosts changes.
  await context.route(
    (url) => url.origin !== new URL(siteUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_FRAME }),
  )
  return context
}

async function openAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  if (address === sitePages.thankYouPage.path) {
    // Stops the countdown that leaves the page.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** Loads all pictures, with lazy ones. */
async function loadAllPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

async function pictureStudio(browser: Browser, folder: string) {
  const { siteUrl, lake } = env()
  if (lake.adminPassword === undefined) {
    console.log('  Skipping the Studio: LAKE_ADMIN_PASSWORD is not set')
    return
  }
  const page = await browser.newPage({
    baseURL: siteUrl,
    locale: 'es-AR',
    viewport: { width: 1280, height: 800 },
  })
  await page.goto('/studio/structure')
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
  await savePicture(await page.screenshot(), path.join(folder, 'studio.webp'))
  await page.close()
}

/** Writes the picture as WebP within the size limit; a long one in parts, named `-1` and up. */
async function savePicture(picture: Buffer, file: string) {
  const { dir, name, ext } = path.parse(file)
  for (let parts = 1; parts <= MAX_PARTS; parts += 1) {
    const compressed = await Promise.all((await split(picture, parts)).map(compress))
    const small = compressed.filter((bytes) => bytes !== undefined)
    if (small.length < parts) continue
    for (const [index, bytes] of small.entries()) {
      const part = parts === 1 ? file : path.join(dir, `${name}-${index + 1}${ext}`)
      writeFileSync(part, bytes)
      console.log(`  ${part}  ${Math.round(bytes.length / 1000)} kB`)
    }
    return
  }
  throw new Error(`${file} does not fit in ${MAX_PARTS} times ${MAX_BYTES} bytes.`)
}

/** Splits the picture into parts of equal height. */
async function split(picture: Buffer, parts: number): Promise<Buffer[]> {
  const { width, height: totalHeight } = await sharp(picture).metadata()
  const height = Math.floor(totalHeight / parts)
  return Promise.all(
    Array.from({ length: parts }, (_, index) =>
      sharp(picture)
        .extract({ left: 0, top: index * height, width, height })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  )
}

/** @returns undefined when no step makes the picture small enough */
async function compress(picture: Buffer): Promise<Buffer | undefined> {
  const { width, height } = await sharp(picture).metadata()
  for (const [scale, quality] of compressionSteps) {
    if (height * scale > MAX_HEIGHT) continue
    const bytes = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (bytes.length < MAX_BYTES) return bytes
  }
  return undefined
}

/** Returns a page's file name: its path with dashes, or `home`. */
function getName(address: string): string {
  return address.slice(1).replaceAll('/', '-') || 'home'
}
