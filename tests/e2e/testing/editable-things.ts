import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Frame, Page } from 'playwright/test'

/** How often a thing is clicked until its field opens. */
const ATTEMPTS = 3

/** A text or picture of a page. */
export interface Thing {
  readonly index: number
  readonly tag: string
  /** Value of its `data-sanity`; empty without one. */
  readonly field: string
  /** Whether it repeats another for the eye only. */
  readonly isCopy: boolean
}

/** The field that a click on a page opens in the Studio, as the overlays send it. */
interface OpenedField {
  readonly id: string
  readonly type: string
  readonly path: string
  readonly baseUrl: string
}

/** Clicks the editable texts and pictures of the page in the Presentation tool. */
export class EditableThings {
  constructor(
    private readonly page: Page,
    private readonly frame: Frame,
  ) {}

  /** Records opened fields instead of opening their forms, which takes long. Before the Studio loads. */
  static async record(page: Page): Promise<void> {
    await page.addInitScript(recordOpened)
  }

  /** Numbers the visible texts and pictures, with the field of each as its own mark names it. */
  async list(): Promise<Thing[]> {
    return this.frame.evaluate(numberThings)
  }

  /**
   * Clicks the centre of a text or picture, again if nothing or another field opens: the overlays
   * can be a moment behind a page that scrolls.
   * @returns what opened instead of its field; undefined when that opened, or outside the window
   */
  async findOther({ index, field }: Thing): Promise<string | undefined> {
    const thing = this.frame.locator(`[data-thing="${index}"]`)
    let other: string | undefined
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const view = await this.page.locator('iframe').first().boundingBox()
      const centre = await thing.evaluate(scrollToCentre)
      if (view === null || centre === undefined) return undefined
      const [x, y] = [view.x + centre.x, view.y + centre.y]
      await this.page.mouse.move(x - 1, y)
      await this.page.mouse.click(x, y)
      const opened = await this.frame.evaluate(readOpened)
      other = opened === undefined ? 'nothing' : createDataAttribute(opened).toString()
      if (other === field) return undefined
    }
    return other
  }
}

/** Answers a message with a port with the field that was opened since the last one. */
function recordOpened() {
  if (window.top !== window) return
  let opened: unknown
  const onMessage = (event: MessageEvent<unknown>) => {
    const { data, ports } = event
    if (data === 'read opened') {
      ports[0]?.postMessage(opened)
      opened = undefined
    }
    if (typeof data !== 'object' || data === null || !('type' in data && 'data' in data)) return
    if (data.type !== 'visual-editing/focus' && data.type !== 'overlay/focus') return
    event.stopImmediatePropagation()
    opened = data.data
  }
  addEventListener('message', onMessage, true)
}

/** The innermost marked elements that a click can reach, and all pictures. */
function numberThings(): Thing[] {
  // A button of the form opens that, too, and changes its label.
  const outside = '.page-tools, sanity-visual-editing, .visually-hidden, iframe, [data-opens-form]'
  const isSeen = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const things = [...document.querySelectorAll<HTMLElement>('[data-sanity], img')].filter(
    (element) =>
      element.closest(outside) === null &&
      element.querySelector('[data-sanity], img') === null &&
      isSeen(element),
  )
  return things.map((element, index) => {
    element.dataset.thing = String(index)
    const isCopy = element.closest('[aria-hidden]') !== null
    return { index, tag: element.tagName, field: element.dataset.sanity ?? '', isCopy }
  })
}

/** The centre of the largest line of an element, once it stands still in the middle of the window. */
async function scrollToCentre(element: Element) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  let top: number
  do {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    top = element.getBoundingClientRect().top
    await frame()
    await frame()
  } while (Math.abs(element.getBoundingClientRect().top - top) > 1)
  const lines = [...element.getClientRects()].sort((a, b) => b.width - a.width)
  const [line] = lines
  if (line === undefined) return undefined
  const [x, y] = [line.left + line.width / 2, line.top + line.height / 2]
  return document.elementFromPoint(x, y) === null ? undefined : { x, y }
}

/** Closes what the click opened on the page itself, and asks the window around it. */
async function readOpened(): Promise<OpenedField | undefined> {
  for (const dialog of document.querySelectorAll('dialog[open]')) {
    if (dialog instanceof HTMLDialogElement) dialog.close()
  }
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }: MessageEvent<OpenedField | undefined>) => resolve(data)
    parent.postMessage('read opened', location.origin, [port2])
  })
}
