import { expect, type Frame, type Page } from 'playwright/test'
import type { StudioPage } from './studio-page'

/**
 * Console errors of the Presentation tool's socket and heartbeat when a frame loads another page.
 */
export const reloadNoise = ['WebSocket connection', 'comlink/heartbeat']

/** Opens the Presentation tool and waits until the page in it is connected. */
export async function openPreview(studio: StudioPage, path: string): Promise<Frame> {
  await studio.page.addInitScript(markConnection)
  await studio.openSignedIn(`/studio/presentation?preview=${encodeURIComponent(path)}`)
  const frame = await findFrame(studio.page)
  await expect(frame.locator('html')).toHaveAttribute('data-connected', 'true')
  return frame
}

/** Waits for the frame of the Presentation tool. */
export async function findFrame(page: Page): Promise<Frame> {
  const frame = page.locator('iframe').first()
  await expect(frame).toBeVisible()
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
