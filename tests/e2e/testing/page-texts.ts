import type { Page } from 'playwright/test'
import { isRioplatense } from '#studio/testing/language'

interface Text {
  /** The element or attribute with the text. */
  readonly where: string
  readonly text: string
}

/** Reads all texts for the eye, for screen readers and for search engines. */
export async function readPageTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: { where: string; text: string }[] = []
    const add = (where: string, text: string | null) => {
      if (text !== null && text.trim() !== '') found.push({ where, text: text.trim() })
    }
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const parent = node.parentElement
      if (parent === null || parent.closest('script, style, noscript, template')) continue
      add(parent.tagName.toLowerCase(), node.textContent)
    }
    const spoken = ['alt', 'aria-label', 'aria-description', 'aria-roledescription', 'title']
    for (const name of [...spoken, 'aria-valuetext', 'placeholder', 'label']) {
      for (const element of document.body.querySelectorAll(`[${name}]`)) {
        add(`[${name}]`, element.getAttribute(name))
      }
    }
    for (const element of document.body.querySelectorAll('*')) {
      for (const side of ['::before', '::after']) {
        const [, text = null] = /^"(.*)"$/.exec(getComputedStyle(element, side).content) ?? []
        add(`${element.className} ${side}`, text)
      }
    }
    add('title', document.title)
    const described =
      'meta[name*=description], meta[name*=title], meta[property*=description], meta[property*=title], meta[property$=site_name], meta[property$=alt]'
    for (const meta of document.head.querySelectorAll(described)) {
      add('meta', meta.getAttribute('content'))
    }
    return found
  })
}

const addresses = /\S+@\S+|https?:\/\/\S+/g

/** What a page shows in place of a text or a value that is missing. */
const placeholders = [
  /(?<!\p{L})(?:lorem|ipsum|placeholder|undefined|null)(?!\p{L})/iu,
  // In lower case some of these are Spanish words.
  /(?<!\p{L})(?:NaN|TODO|FIXME|TBD|XXX)(?!\p{L})|\[object \w+\]|[{}]/u,
]

/** Returns the page's texts that are not Rioplatense Spanish, or have a placeholder. */
export async function findForeignWords(page: Page): Promise<string[]> {
  return (await readPageTexts(page)).flatMap(({ where, text }) => {
    const rest = text.replaceAll(addresses, '')
    const isForeign = !isRioplatense(rest) || placeholders.some((word) => word.test(rest))
    return isForeign ? [`${where}: ${text}`] : []
  })
}
