import { studioPath } from '@sanity/client/csm'
import type { Page } from 'playwright/test'
import { z } from 'zod'
import { publicPages } from '#config/site-pages'
import { formatDate } from '#app/lib/text/dates'
import { expect, test } from '../e2e/testing/fixtures'
import { openStudioSession, previewUrl } from '../e2e/testing/preview-url'

/** The seed's name in place of `{product}`. */
const BRAND = 'Yapa'

/** A word that no page has. */
const SEARCHED = 'zzzzz'

const addresses = [
  ...publicPages.map(({ path }) => path),
  '/thankYou',
  `/buscar?q=${SEARCHED}`,
  '/no-existe',
]

test('every text and picture leads to its own field (EDIT-01)', async ({
  page,
  instance,
  browserErrors,
}) => {
  // The test leaves pages before their pictures load, and a busy lake answers 503 for these.
  browserErrors.allow('foreign request', 'ERR_NAME_NOT_RESOLVED', 'Failed to load resource')
  const documents = new Map<string, Promise<object | undefined>>()
  const load = (id: string) => {
    const loaded = documents.get(id) ?? instance.client.getDocument(id)
    documents.set(id, loaded)
    return loaded
  }
  await openStudioSession(page.request, instance)
  await page.goto(await previewUrl(instance, '/'))
  for (const address of addresses) {
    await page.goto(address)
    // Marks come after the hydration, in several steps.
    await expect.poll(async () => findFaults(await readTexts(page), load), address).toEqual([])
  }
})

interface ShownText {
  where: string
  text: string
  /** The target of the nearest element with one. */
  target: string | null
}

/** Reads every text that a visitor can see, and the alternatives of pictures. */
async function readTexts(page: Page): Promise<ShownText[]> {
  return page.evaluate(() => {
    const unseen = 'script, style, noscript, template, .preview-strip, sanity-visual-editing'
    const found: { where: string; text: string; target: string | null }[] = []
    const add = (element: Element | null, text: string | null) => {
      if (element === null || !text?.trim() || element.closest(unseen)) return
      const target = element.closest('[data-sanity]')?.getAttribute('data-sanity') ?? null
      const where = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`
      found.push({ where, text, target })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      add(node.parentElement, node.textContent)
    }
    for (const element of document.body.querySelectorAll('[alt], [placeholder]')) {
      add(element, element.getAttribute('alt') ?? element.getAttribute('placeholder'))
    }
    return found
  })
}

type Load = (id: string) => Promise<object | undefined>

/** @returns the texts whose target is wrong, and why */
async function findFaults(texts: readonly ShownText[], load: Load): Promise<string[]> {
  if (texts.length <= 20) return ['too few texts']
  const faults = texts.map(async ({ where, text, target }) => {
    const fault = await findFault(text, target, load)
    return fault === undefined ? [] : [`${where} “${text}”: ${fault}`]
  })
  return (await Promise.all(faults)).flat()
}

/**
 * Compares a text with what the field of its target holds.
 * @returns why the target is wrong; undefined when it is right
 */
async function findFault(
  text: string,
  target: string | null,
  load: Load,
): Promise<string | undefined> {
  if (/[\u200B-\u200D\u2060-\u2064\uFEFF]/.test(text)) return 'invisible characters'
  // Numbers of steps, counts, and what was searched come from no field.
  if (!/\p{L}/u.test(text) || text === SEARCHED) return undefined
  if (target === null) return 'no target'
  // Kind and size of a file.
  if (/^(?:[A-Z]+, )?[\d.,]+ [kM]B$/.test(text)) return undefined
  const { id, path } = parseTarget(target)
  const document = await load(id)
  const value: unknown = document && studioPath.get(document, studioPath.fromString(path))
  return isShownAs(value, text) ? undefined : `leads to ${id} ${path}`
}

/** @param target such as `id=homePage;type=homePage;path=hero.tickets:a.title;base=%2Fstudio` */
function parseTarget(target: string): { id: string; path: string } {
  const parts = new Map(target.split(';').map((part) => [part.split('=')[0], part.split('=')[1]]))
  const path = (parts.get('path') ?? '').replaceAll(/:([^.:]+)/g, (_, key: string) =>
    /^\d+$/.test(key) ? `[${key}]` : `[_key=="${key}"]`,
  )
  return { id: parts.get('id') ?? '', path }
}

/**
 * Whether a text shows the value of a field: complete or a part of it, with its placeholders
 * replaced, or beside the value of another field.
 */
function isShownAs(value: unknown, text: string): boolean {
  const shown = normalize(text)
  const stored = normalize(readText(value))
  if (stored === '') return false
  const pattern = stored.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&').replaceAll(/\{\w+\}/g, '.*')
  return (
    stored.replaceAll('{product}', BRAND).includes(shown) ||
    shown.includes(stored) ||
    new RegExp(`^${pattern}$`).test(shown) ||
    normalize(formatDate(stored)) === shown
  )
}

const picture = z.object({ alt: z.string() })
const block = z.object({ children: z.array(z.object({ text: z.string() })) })

/** A text, the words of Portable Text, or a picture's alternative text; empty for anything else. */
function readText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(readText).join(' ')
  const { data: { alt } = {} } = picture.safeParse(value)
  const { data: { children } = {} } = block.safeParse(value)
  return alt ?? children?.map(({ text }) => text).join('') ?? ''
}

function normalize(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
