import type { Page } from 'playwright/test'

interface Words {
  /** The element or attribute that says it. */
  readonly where: string
  readonly text: string
}

/** Everything that a page says: what is seen, what is only heard, and what search engines show. */
export async function wordsOf(page: Page): Promise<Words[]> {
  return page.evaluate(() => {
    const words: { where: string; text: string }[] = []
    const add = (where: string, text: string | null) => {
      if (text !== null && text.trim() !== '') words.push({ where, text: text.trim() })
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
    return words
  })
}

/** Names that are written in English in Spanish too. */
const properNames =
  /Google Play|App Store|WhatsApp|Facebook|Instagram|TikTok|YouTube|EmailJS|Google Analytics|Do Not Track|Global Privacy Control/g

/** Words of which any English sentence has some, none of them a Spanish word as well. */
const english = [
  'the an and or of to in on at by is it be are was were with for from your you we our they their',
  'this that these those not but if will would should what when where which who how here there',
  'more read about page back next previous close open loading search submit send sign learn get',
  'click welcome untitled sample example coming soon please required invalid failed share',
]
  .join(' ')
  .replaceAll(' ', '|')

const addresses = /\S+@\S+|https?:\/\/\S+/g

const wholeWord = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, flags)

const foreign = [
  wholeWord(english, 'iu'),
  wholeWord('lorem|ipsum|placeholder|undefined|null', 'iu'),
  // In small letters some of these are Spanish words.
  wholeWord('NaN|TODO|FIXME|TBD|XXX', 'u'),
  /\[object \w+\]/,
  // A place for a value that was never filled in.
  /[{}]|\$\{/,
]

/** The first English or placeholder word of a text; undefined when all of it reads as Spanish. */
export function foreignWord(text: string): string | undefined {
  const rest = text.replace(properNames, '').replace(addresses, '')
  return foreign.map((word) => word.exec(rest)?.[0]).find((found) => found !== undefined)
}
