import { createDataAttribute } from '@sanity/visual-editing/create-data-attribute'
import type { Frame, Page } from 'playwright/test'
import { publicPages } from '#config/site-pages'
import { expect, test } from '../e2e/testing/fixtures'
import { openPreview, reloadNoise } from '../e2e/testing/presentation'

test('each text and picture of each page opens its own field at its centre (EDIT-02)', async ({
  page,
  studio,
  browserErrors,
}) => {
  browserErrors.allow(...reloadNoise, 'ERR_NAME_NOT_RESOLVED', 'foreign request')
  await recordOpenedFields(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1440, height: 1000 })
  const frame = await openPreview(studio, '/')
  const walked = new Set<string>()
  const wrong: string[] = []
  const openPage = async (path: string) => {
    await frame.goto(path)
    await expect(frame.locator('html')).toHaveAttribute('data-connected', 'true')
    // Their tags must not cover what they name.
    await expect(frame.locator('.page-tools')).toBeAttached()
  }
  for (const { path } of publicPages) {
    await openPage(path)
    const listed = await listThings(frame)
    for (const thing of listed) {
      const name = `${thing.tag} ${thing.field}`
      const isAlt = thing.tag === 'IMG' && /[.=]alt;/.test(thing.field)
      const other = walked.has(name) ? undefined : await findOther(frame, thing)
      if (other !== undefined || isAlt) wrong.push(`${path} ${name}: ${other ?? 'alt'}`)
    }
    for (const { tag, field } of listed) walked.add(`${tag} ${field}`)
  }

  // The moving strip of the home page repeats its pictures.
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await openPage('/')
  const strip = frame.locator('.image-carousel-strip')
  await strip.evaluate(moveToCopies)
  await expect(strip.locator('[aria-hidden] img').first()).toBeInViewport()
  for (const copy of (await listThings(frame)).filter(({ isCopy }) => isCopy)) {
    const other = await findOther(frame, copy)
    if (other !== undefined) wrong.push(`copy of ${copy.field}: ${other}`)
  }
  expect(wrong).toEqual([])
  expect(walked.size).toBeGreaterThan(500)
})

/** Moves the strip almost to its end, where all pictures in view are copies. */
function moveToCopies(strip: Element): void {
  strip.scrollIntoView({ block: 'center', behavior: 'instant' })
  for (const animation of strip.getAnimations()) animation.currentTime = 88_000
}

/** How often a thing is clicked until its field opens. */
const ATTEMPTS = 3

/** A text or picture of a page. */
interface Thing {
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

/** Records opened fields instead of opening their forms, which takes long. Before the Studio loads. */
const recordOpenedFields = (page: Page) => page.addInitScript(recordOpened)

/** Numbers the visible texts and pictures, with the field of each as its own mark names it. */
const listThings = (frame: Frame) => frame.evaluate(numberThings)

/**
 * Clicks the centre of a text or picture, again if nothing or another field opens: the overlays can
 * be a moment behind a page that scrolls.
 * @returns what opened instead of its field; undefined when that opened, or outside the window
 */
async function findOther(frame: Frame, { index, field }: Thing): Promise<string | undefined> {
  const page = frame.page()
  let other: string | undefined
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const view = await page.locator('iframe').first().boundingBox()
    const centre = await frame.locator(`[data-thing="${index}"]`).evaluate(scrollToCentre)
    if (view === null || centre === undefined) return undefined
    const [x, y] = [view.x + centre.x, view.y + centre.y]
    await page.mouse.move(x - 1, y)
    await page.mouse.click(x, y)
    const opened = await frame.evaluate(readOpened)
    other = opened === undefined ? 'nothing' : createDataAttribute(opened).toString()
    if (other === field) return undefined
  }
  return other
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
