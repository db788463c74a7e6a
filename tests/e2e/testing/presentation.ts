import { expect, type Frame, type Page } from 'playwright/test'
import { loadTimeout, StudioPage } from './studio-page'
import type { TestInstance } from './test-instance'

/**
 * Console errors of the Presentation tool's socket and heartbeat when a frame loads another page.
 */
export const reloadNoise = ['WebSocket connection', 'comlink/heartbeat']

/** Opens the Presentation tool and waits until the page in it is connected. */
export async function openPreview(page: Page, instance: TestInstance, path: string) {
  await page.addInitScript(markConnection)
  const studio = new StudioPage(page, instance)
  const address = `/studio/presentation?preview=${encodeURIComponent(path)}`
  await studio.openSignedIn(instance.administrator, address)
  const frame = await findFrame(page)
  await expect(frame.locator('html')).toHaveAttribute('data-connected', 'true')
  return { frame, studio }
}

/** Waits for the frame of the Presentation tool. */
export async function findFrame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe').first()
  await expect(frame).toBeVisible(loadTimeout)
  const content = await (await frame.elementHandle()).contentFrame()
  if (content === null) throw new Error('The Studio shows no page.')
  return content
}

/**
 * Marks the page of a frame once the Presentation tool answers its handshake. Sets `late` when the
 * tool first waited for the previous page, because then both pages have the same connection.
 */
function markConnection() {
  if (window.top === window) return
  addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Before the document has an element, the answer is for the previous page.
    if (document.querySelector('html') === null) return
    if (typeof data !== 'object' || data === null) return
    if (!('type' in data && data.type === 'handshake/ack' && 'connectionId' in data)) return
    const connection = String(data.connectionId)
    const isOfFormerPage = sessionStorage.getItem('connection') === connection
    sessionStorage.setItem('connection', connection)
    document.documentElement.dataset.connected ??= isOfFormerPage ? 'late' : 'true'
  })
}
