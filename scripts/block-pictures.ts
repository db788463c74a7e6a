import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { SanityClient } from '@sanity/client'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import type { InvestorsPage } from '#app/sanity/types.generated'
import { sitePages } from '#config/site-pages'
import { blockTypes } from '#schemas/blocks/index'
import { findChromium } from './lib/chromium.mjs'
import { main, run } from './lib/run.mjs'
import { startTestInstance } from './lib/test-instance'

const FOLDER = 'public/block-pictures'
/** What a picture shows of the page, and its own size, in pixels. */
const VIEW = { width: 1280, height: 800 }
const MIN_WIDTH = 800
const SIZE = { width: 480, height: 300 }

/** Where the seed dataset has a block of a type. */
interface Placed {
  type: string
  path: string
}

/**
 * Takes a picture of every block for the insert menus, as the site shows it with the seed dataset.
 * Starts a site of its own.
 */
await main(async () => {
  await run('Building what has changed', 'npm', ['run', '-s', 'build'])
  const instance = await startTestInstance('serve')
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  try {
    await addMissing(instance.client)
    const placed = await findBlocks(instance.client)
    mkdirSync(FOLDER, { recursive: true })
    for (const { name } of blockTypes) {
      const found = placed.find(({ type }) => type === name)
      if (found === undefined) throw new Error(`No page of the seed dataset has a ${name}.`)
      await takePicture(browser, instance.origin, found)
    }
  } finally {
    await browser.close()
    await instance.dispose()
  }
})

/** Puts what the built-in pages of the seed lack on a page: a receipt with figures, and a video. */
async function addMissing(client: SanityClient) {
  const investors = await client.getDocument<InvestorsPage>('investorsPage')
  const figures = investors?.opportunity?.figures
  if (!figures) throw new Error('The investors page of the seed dataset has no figures.')
  const title = investors.opportunity?.title
  const receipt = { _type: 'figureReceipt', _key: 'comprobante', title, figures }
  const video = {
    _type: 'videoSection',
    _key: 'video',
    name: 'Cómo se arma una rifa',
    url: 'https://vimeo.com/76979871',
    picture: investors.hero?.people?.[0],
  }
  await client.patch('aboutPage').append('body', [receipt, video]).commit()
}

async function findBlocks(client: SanityClient): Promise<Placed[]> {
  const found = await client.fetch<{ _id: string; types: (string | null)[] | null }[]>(
    '*[_id in $ids]{ _id, "types": coalesce(sections, body)[]._type }',
    { ids: Object.keys(sitePages) },
  )
  return Object.entries(sitePages).flatMap(([id, { path }]) => {
    const types = found.find(({ _id }) => _id === id)?.types ?? []
    return types.flatMap((type) => (type === null ? [] : [{ type, path }]))
  })
}

async function takePicture(browser: Browser, origin: string, { type, path: address }: Placed) {
  const page = await browser.newPage({
    baseURL: origin,
    // For the style that hides the rest of the page.
    bypassCSP: true,
    locale: 'es-AR',
    reducedMotion: 'reduce',
    viewport: VIEW,
  })
  const block = page.locator(findSelector(type)).first()
  // The site may not show the new receipt yet.
  for (let attempt = 0; attempt < 10 && (await block.count()) === 0; attempt += 1)
    await page.goto(address, { waitUntil: 'networkidle' })
  await loadPictures(page)
  await block.evaluate(hideOthers)
  await block.scrollIntoViewIfNeeded()
  const box = await block.boundingBox()
  if (box === null) throw new Error(`${address} does not show its ${type}.`)
  const scrolled = await page.evaluate(() => scrollY)
  const width = Math.max(box.width, MIN_WIDTH)
  const height = (width * SIZE.height) / SIZE.width
  // Shows a tall block from its start, and a low one in the middle.
  const y = box.y + scrolled - Math.max(0, (height - box.height) / 2)
  const x = Math.max(0, box.x - (width - box.width) / 2)
  const picture = await page.screenshot({ fullPage: true, clip: { x, y, width, height } })
  const bytes = await sharp(picture).resize(SIZE).webp({ quality: 70, effort: 6 }).toBuffer()
  const file = path.join(FOLDER, `${type}.webp`)
  writeFileSync(file, bytes)
  console.log(`  ${file}  ${Math.round(bytes.length / 1000)} kB`)
  await page.close()
}

/** The class of a block's outer element is its name in kebab case, with one exception. */
function findSelector(type: string): string {
  if (type === 'testimonialsSection') return 'main .testimonials'
  return `main .${type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

async function loadPictures(page: Page) {
  await page.evaluate(async () => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

/** Leaves only an element visible, with enough of the page below it. */
function hideOthers(element: Element) {
  const style = document.createElement('style')
  style.textContent = `
    body { padding-block: 800px; }
    body :not([data-pictured], [data-pictured] *) { visibility: hidden; }
    [data-pictured] { visibility: visible; }`
  document.head.append(style)
  element.setAttribute('data-pictured', '')
}
