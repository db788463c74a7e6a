import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { publicPages } from '../../config/site-pages'
import { findChromium } from '../lib/chromium.mjs'
import { startTestInstance, type TestInstance } from '../lib/test-instance'
import { median } from './http'
import { formatTable, type Figures } from './row'

const KEYSTROKES = 50
/** A fast typist's pause between two keys. */
const KEY_PAUSE_MS = 150
/** Time for the Studio's own work, such as validation, after a form opened. */
const SETTLE_MS = 3_000
const LONGEST_MS = 60_000
const TEXT = ' una frase nueva que alguien escribe tecla por tecla'.slice(0, KEYSTROKES)

/** Measures the Studio's preview (EDIT-02): its connection on each page, and words while typing. */
export async function benchEditing(): Promise<Figures> {
  const account = {
    LAKE_ADMIN_EMAIL: 'admin@localhost.localdomain',
    LAKE_ADMIN_PASSWORD: randomBytes(12).toString('hex'),
  }
  const instance = await startTestInstance('up', { ...account, PICTURES_AHEAD: 'false' })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost'],
  })
  try {
    const page = await openPreview(browser, instance, account)
    const connections = await measureConnections(page)
    const keystrokes = await measureKeystrokes(page)
    return describe({ connections, keystrokes })
  } finally {
    await browser.close()
    await instance.dispose()
  }
}

async function openPreview(
  browser: Browser,
  { origin }: TestInstance,
  account: { LAKE_ADMIN_EMAIL: string; LAKE_ADMIN_PASSWORD: string },
): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, locale: 'es-AR' })
  context.setDefaultTimeout(LONGEST_MS)
  await context.addInitScript(recordConnection)
  const page = await context.newPage()
  await page.goto('/studio')
  await page.getByLabel('Correo electrónico').fill(account.LAKE_ADMIN_EMAIL)
  await page.getByLabel('Contraseña').fill(account.LAKE_ADMIN_PASSWORD)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.getByRole('link', { name: 'Vista previa' }).click()
  await waitForConnection(await findFrame(page))
  return page
}

/** Times from the start of a page's navigation to the Studio's answer to its handshake. */
async function measureConnections(page: Page): Promise<number[]> {
  const times: number[] = []
  for (const { path } of publicPages) {
    const frame = await findFrame(page)
    await frame.goto(path)
    times.push(await waitForConnection(frame))
    await sleep(SETTLE_MS)
  }
  return times
}

/** Times from a key to the first frame with its letter. */
async function measureKeystrokes(page: Page): Promise<number[]> {
  const frame = await findFrame(page)
  await frame.goto('/')
  await waitForConnection(frame)
  const lead = frame.locator('[data-edit="homePage:hero.lead"]')
  const field = page.getByTestId('field-hero.lead').getByRole('textbox')
  await field.press('Control+End')
  await sleep(SETTLE_MS)
  const start = await field.inputValue()
  await lead.evaluate(recordPaints)
  await field.evaluate(recordKeys)
  for (const key of TEXT) {
    await page.keyboard.type(key)
    await sleep(KEY_PAUSE_MS)
  }
  await lead.filter({ hasText: TEXT.trim() }).waitFor()
  await sleep(SETTLE_MS)
  const keys = await page.evaluate(() => window.recordedKeys)
  const paints = await frame.evaluate(() => window.recordedPaints)
  return Array.from(TEXT, (_, index) => {
    const shown = start + TEXT.slice(0, index + 1)
    const paint = paints.find(({ text }) => text.startsWith(shown))
    return (paint?.at ?? Infinity) - (keys[index] ?? Number.NaN)
  })
}

declare global {
  interface Window {
    /** Time of the handshake's end, in milliseconds since the start of the navigation. */
    connectedAt?: number
    recordedKeys: number[]
    recordedPaints: { text: string; at: number }[]
  }
}

function recordConnection() {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'handshake/ack') window.connectedAt ??= performance.now()
  })
}

function recordKeys(field: Element) {
  window.recordedKeys = []
  field.addEventListener('keydown', ({ timeStamp }) => {
    window.recordedKeys.push(performance.timeOrigin + timeStamp)
  })
}

function recordPaints(element: Element) {
  window.recordedPaints = []
  new MutationObserver(() => {
    requestAnimationFrame(() => {
      const text = element.textContent
      // A task after the frame's callbacks runs after its paint.
      setTimeout(() => {
        window.recordedPaints.push({ text, at: performance.timeOrigin + performance.now() })
      })
    })
  }).observe(element, { subtree: true, characterData: true, childList: true })
}

async function waitForConnection(frame: Frame): Promise<number> {
  await frame.waitForFunction(() => window.connectedAt !== undefined)
  return (await frame.evaluate(() => window.connectedAt)) ?? Number.NaN
}

async function findFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('The Studio shows no page.')
  return frame
}

function describe(times: { connections: number[]; keystrokes: number[] }): Figures {
  const line = (measure: string, figures: readonly number[]) => [
    measure,
    String(figures.length),
    ...[median(figures), percentile95(figures), Math.max(...figures)].map(
      (figure) => `${figure.toFixed(0)} ms`,
    ),
  ]
  const markdown = formatTable([
    ['Measure', 'Runs', 'Median', 'p95', 'Longest'],
    line('Preview connected', times.connections),
    line('Keystroke to paint', times.keystrokes),
  ])
  return { markdown, data: times }
}

function percentile95(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN
}
