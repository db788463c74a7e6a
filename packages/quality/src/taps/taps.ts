import { type BrowserContext, devices, type Page } from 'playwright'
import { sitePages } from '../../../../config/site-pages'
import { launchBrowser } from '../browser'
import { withInstance } from '../instance'
import { formatMs, formatRatio, percentile } from '../report'
import type { Tool } from '../tool'

const TIMEOUT_MS = 60_000
/** How long a visitor looks at the loaded page before the tap. */
const LOOK_MS = 3_000
const SLOWDOWN = 4
/** 1.6 Mbit/s and 150 ms. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 96_000,
}

/** A first tap, and what it shows. */
interface Tap {
  readonly name: string
  readonly path: string
  readonly target: string
  /** A key to press after the tap. */
  readonly key?: string
  /** Matches once the tap is answered. */
  readonly shows: string
  /** Longest times in milliseconds, without and with the scripts in the browser's cache. */
  readonly limits: readonly [cold: number, warm: number]
}

/** Menus need no script: the other taps stand beside this one. */
const menu: Tap = {
  name: 'Menu',
  path: sitePages.homePage.path,
  target: '.site-menu-toggle',
  shows: '.site-menu[open]',
  limits: [500, 500],
}

const taps: readonly Tap[] = [
  menu,
  {
    name: 'Request form',
    path: sitePages.investorsPage.path,
    target: '[data-opens-form]',
    shows: 'dialog[open] .investor-form',
    limits: [1_000, 400],
  },
  {
    name: 'Copy',
    path: sitePages.galleryPage.path,
    target: '[data-copy]',
    shows: '[data-copied]',
    limits: [500, 500],
  },
  {
    name: 'Empty newsletter',
    path: sitePages.homePage.path,
    target: '[data-newsletter] button',
    shows: '.newsletter-status:not(:empty)',
    limits: [500, 500],
  },
  {
    name: 'First letter of a poster',
    path: sitePages.posterPage.path,
    target: '.poster-fields input',
    key: 'W',
    shows: '.poster-desk svg[aria-label*="W"]',
    limits: [1_000, 1_000],
  },
]

export const tapsTool: Tool = {
  summary: 'how long the first tap on a cheap phone waits',
  usage: `A window of 360 px, a processor ${SLOWDOWN} times slower, 1.6 Mbit/s and 150 ms.
    Fails when a median is above its limit.
    --runs: of each tap; the table shows medians`,
  options: { runs: '5' },
  document: 'docs/performance.md',
  run: async ({ count }) => {
    const runs = count('runs')
    const times = await withInstance(async ({ origin }) => {
      const all = new Map<Tap, readonly [cold: number, warm: number]>()
      for (const tap of taps) all.set(tap, await measureTap(origin, tap, runs))
      return all
    })
    return { tables: [formatTimes(times)], errors: listSlowTaps(times) }
  },
}

/** @returns the median times in milliseconds */
async function measureTap(origin: string, tap: Tap, runs: number): Promise<[number, number]> {
  const cold: number[] = []
  const warm: number[] = []
  for (let run = 0; run < runs; run += 1) {
    const browser = await launchBrowser()
    try {
      const { userAgent, isMobile, hasTouch } = devices['Galaxy S9+']
      const context = await browser.newContext({
        viewport: { width: 360, height: 780 },
        deviceScaleFactor: 2,
        locale: 'es-AR',
        userAgent,
        isMobile,
        hasTouch,
        baseURL: origin,
        permissions: ['clipboard-write'],
      })
      cold.push(await timeTap(context, tap))
      warm.push(await timeTap(context, tap))
    } finally {
      await browser.close()
    }
  }
  console.log(`  ${tap.name}`)
  return [percentile(cold, 50), percentile(warm, 50)]
}

/** @returns milliseconds from the press until the page shows the answer */
async function timeTap(context: BrowserContext, tap: Tap): Promise<number> {
  const page = await context.newPage()
  page.setDefaultTimeout(TIMEOUT_MS)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', network)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(tap.path, { waitUntil: 'load' })
  await page.waitForTimeout(LOOK_MS)
  const target = page.locator(tap.target).filter({ visible: true }).first()
  await target.scrollIntoViewIfNeeded()
  const time = watchAnswer(page, tap)
  await target.tap()
  if (tap.key !== undefined) await page.keyboard.press(tap.key)
  const measured = await time
  await page.close()
  return measured
}

/** Resolves to the milliseconds from the press of a pointer to the frame with the answer. */
async function watchAnswer(page: Page, { shows }: Tap): Promise<number> {
  // No function has a name here: the names that tsx keeps do not exist in the page.
  return page.evaluate(async (selector) => {
    const start = await new Promise<number>((resolve) => {
      addEventListener('pointerdown', ({ timeStamp }) => resolve(timeStamp), true)
    })
    while (document.querySelector(selector) === null) {
      if (performance.now() - start > 30_000) throw new Error(`Nothing matches ${selector}.`)
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return performance.now() - start
  }, shows)
}

type Times = ReadonlyMap<Tap, readonly [cold: number, warm: number]>

function formatTimes(times: Times) {
  const [menuCold, menuWarm] = times.get(menu) ?? [Number.NaN, Number.NaN]
  return [
    ['Tap', 'Page', 'Cold', '÷ menu', 'Warm', '÷ menu'],
    ...[...times].map(([{ name, path }, [cold, warm]]) => [
      ...[name, `\`${path}\``],
      ...[formatMs(cold), formatRatio(cold, menuCold)],
      ...[formatMs(warm), formatRatio(warm, menuWarm)],
    ]),
  ]
}

function listSlowTaps(times: Times): string[] {
  return [...times].flatMap(([{ name, limits }, measured]) =>
    ['cold', 'warm'].flatMap((state, index) => {
      const [time = 0, limit = 0] = [measured[index], limits[index]]
      return time > limit ? [`${name}, ${state}: ${formatMs(time)}, above ${limit} ms`] : []
    }),
  )
}
