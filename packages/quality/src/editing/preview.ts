import { setTimeout as sleep } from 'node:timers/promises'
import type { Frame, Page } from 'playwright'
import { publicPages } from '../../../../config/site-pages'
import { type EditingSession, repeat, SETTLE_MS } from './session'

/** A fast typist's pause between two keys. */
const KEY_PAUSE_MS = 150
const LONGEST_MS = 60_000
const TEXT = ' una frase nueva que alguien escribe tecla por tec'

/** Measures the preview of the Studio (EDIT-02): its connection, and words while typing. */
export async function measurePreview({ page, runs }: EditingSession) {
  await page.addInitScript(recordConnection)
  await page.getByRole('link', { name: 'Vista previa' }).click()
  await waitForConnection(await findFrame(page))
  const connections = await measureConnections(page, runs)
  const keystrokes = await measureKeystrokes(page, TEXT.slice(0, runs))
  return { connections, keystrokes }
}

/** Times from the start of a page's navigation to the Studio's answer to its handshake. */
function measureConnections(page: Page, runs: number): Promise<number[]> {
  return repeat(runs, async (run) => {
    const frame = await findFrame(page)
    await sleep(SETTLE_MS)
    await frame.goto(publicPages[run % publicPages.length]?.path ?? '/')
    return waitForConnection(frame)
  })
}

/** Times from a key to the first frame with its letter. */
async function measureKeystrokes(page: Page, typed: string): Promise<number[]> {
  const frame = await findFrame(page)
  await frame.goto('/')
  await waitForConnection(frame)
  const lead = frame.locator('[data-sanity*="path=hero.lead;"]')
  const field = page.getByTestId('field-hero.lead').getByRole('textbox')
  await field.press('Control+End')
  await sleep(SETTLE_MS)
  const start = await field.inputValue()
  await lead.evaluate(recordPaints)
  await field.evaluate(recordKeys)
  for (const key of typed) {
    await page.keyboard.type(key)
    await sleep(KEY_PAUSE_MS)
  }
  await lead.filter({ hasText: typed.trim() }).waitFor()
  await sleep(SETTLE_MS)
  const keys = await page.evaluate(() => window.recordedKeys)
  const paints = await frame.evaluate(() => window.recordedPaints)
  return Array.from(typed, (_, index) => {
    const shown = start + typed.slice(0, index + 1)
    const paint = paints.find(({ text }) => text.startsWith(shown))
    return (paint?.at ?? Infinity) - (keys[index] ?? Number.NaN)
  })
}

declare global {
  interface Window {
    recordedKeys: number[]
    recordedPaints: { text: string; at: number }[]
  }
}

/** Records the handshake's end, in milliseconds since the start of the navigation. */
function recordConnection() {
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('type' in data)) return
    if (data.type === 'handshake/ack') {
      document.documentElement.dataset.connectedAt ??= String(performance.now())
    }
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
  const connected = frame.locator('html[data-connected-at]')
  return Number(await connected.getAttribute('data-connected-at', { timeout: LONGEST_MS }))
}

async function findFrame(page: Page): Promise<Frame> {
  const element = await page.waitForSelector('iframe')
  const frame = await element.contentFrame()
  if (frame === null) throw new Error('The Studio shows no page.')
  return frame
}
