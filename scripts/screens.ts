import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright'
import sharp from 'sharp'
import { sitePages, thankYouPath } from '../app/lib/site-pages'
import { env } from '../config/env.server'
import { findChromium } from './lib/chromium.mjs'
import { main } from './lib/run.mjs'

/** No picture in the documentation weighs more, in bytes. */
const HEAVIEST = 150_000
/** WebP ends there, in pixels. */
const TALLEST = 16_383
/** A page too long for one picture at half its size is cut into so many at most. */
const MOST_PARTS = 4

/** Stands in a frame for the page of another host. */
const EMPTY_FRAME = '<!doctype html><title>-</title><body style="background:#fcefd6">'

/** What the tab knows of whoever has sent the investor form: the thank-you page shows it. */
const submitter = {
  formSubmitted: 'true',
  name: 'Ana Gómez',
  email: 'ana@correo.com',
  phone: '+54 11 4000 0000',
}

/** Tried in this order until the picture is light enough: share of the width, WebP quality. */
const tries = [
  [1, 80],
  [1, 60],
  [0.75, 60],
  [0.75, 40],
  [0.6, 30],
  [0.5, 25],
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
    await pictureFirstViews(browser, folder)
    await pictureStudio(browser, folder)
  } finally {
    await browser.close()
  }
})

async function picturePages(browser: Browser, width: number, folder: string) {
  const context = await openContext(browser, width, width < 768 ? 780 : 900)
  for (const address of [...Object.values(sitePages), thankYouPath]) {
    const page = await openAt(context, address)
    await showEverything(page)
    const picture = await page.screenshot({ fullPage: true })
    await keep(picture, path.join(folder, `${nameOf(address)}-${width}.webp`))
    await page.close()
  }
  await context.close()
}

/** What a visitor sees first of the two pages that matter most, and the investor form. */
async function pictureFirstViews(browser: Browser, folder: string) {
  const context = await openContext(browser, 1440, 1160)
  const picture = async (page: Page, name: string) =>
    keep(await page.screenshot(), path.join(folder, `${name}.webp`))
  const home = await openAt(context, sitePages.homePage)
  await picture(home, 'home-first-view')
  const investors = await openAt(context, sitePages.investorsPage)
  await picture(investors, 'inversores-first-view')
  await investors.getByRole('banner').locator('button[aria-haspopup=dialog]').click()
  // The captcha is the last part to arrive.
  await investors.getByRole('dialog').locator('.proof-button').waitFor()
  await picture(investors, 'inversores-form')
  await context.close()
}

/** A visitor who has sent the investor form and wants no motion. */
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
    // What others show in a frame may not keep anything.
    if (window !== window.top) return
    for (const [name, text] of Object.entries(texts)) sessionStorage.setItem(name, text)
  }, submitter)
  // What others show inside a page is theirs, and changes.
  await context.route(
    (url) => url.origin !== new URL(siteUrl).origin,
    (route) => route.fulfill({ contentType: 'text/html', body: EMPTY_FRAME }),
  )
  return context
}

async function openAt(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  if (address === thankYouPath) {
    // Time stands still, or the page would be left before its picture is taken.
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
  }
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

/** Waits until every picture is there, those too that would wait to be near. */
async function showEverything(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
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

/** Writes the picture as WebP, as large as its weight allows; a long one in parts, `-1` and on. */
async function keep(picture: Buffer, file: string) {
  const { dir, name, ext } = path.parse(file)
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const made = await Promise.all((await cut(picture, parts)).map(lighten))
    const light = made.filter((bytes) => bytes !== undefined)
    if (light.length < parts) continue
    for (const [index, bytes] of light.entries()) {
      const part = parts === 1 ? file : path.join(dir, `${name}-${index + 1}${ext}`)
      writeFileSync(part, bytes)
      console.log(`  ${part}  ${Math.round(bytes.length / 1000)} kB`)
    }
    return
  }
  throw new Error(`${file} does not fit in ${MOST_PARTS} times ${HEAVIEST} bytes.`)
}

/** The picture in parts of one height, from top to bottom. */
async function cut(picture: Buffer, parts: number): Promise<Buffer[]> {
  const { width, height: whole } = await sharp(picture).metadata()
  const height = Math.floor(whole / parts)
  return Promise.all(
    Array.from({ length: parts }, (_, index) =>
      sharp(picture)
        .extract({ left: 0, top: index * height, width, height })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    ),
  )
}

/** The first of the tries that is light enough; undefined when none is. */
async function lighten(picture: Buffer): Promise<Buffer | undefined> {
  const { width, height } = await sharp(picture).metadata()
  for (const [share, quality] of tries) {
    if (height * share > TALLEST) continue
    const bytes = await sharp(picture)
      .resize({ width: Math.round(width * share) })
      .webp({ quality, effort: 6 })
      .toBuffer()
    if (bytes.length < HEAVIEST) return bytes
  }
  return undefined
}

/** A file's name for a page: its address with dashes; `home` for the first one. */
function nameOf(address: string): string {
  return address.slice(1).replaceAll('/', '-') || 'home'
}
