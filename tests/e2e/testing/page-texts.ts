import type { Page } from 'playwright/test'

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

/** Names that are English in Spanish texts too. */
const properNames =
  /Google Play|App Store|WhatsApp|Facebook|Instagram|TikTok|YouTube|Vimeo|EmailJS|Google Analytics|Do Not Track|Global Privacy Control/g

/** Frequent English words that do not exist in Spanish. */
const english = [
  'the an and or of to in on at by is it be are was were with for from your you we our they their',
  'this that these those not but if will would should what when where which who how here there',
  'more read about page back next previous close open loading search submit send sign learn get',
  'click welcome untitled sample example coming soon please required invalid failed share',
]
  .join(' ')
  .replaceAll(' ', '|')

const addresses = /\S+@\S+|https?:\/\/\S+/g

const anyWord = (words: string, flags: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${words})(?![\\p{L}\\p{N}_])`, flags)

const foreign = [
  anyWord(english, 'iu'),
  anyWord('lorem|ipsum|placeholder|undefined|null', 'iu'),
  // In lower case some of these are Spanish words.
  anyWord('NaN|TODO|FIXME|TBD|XXX', 'u'),
  /\[object \w+\]/,
  // A placeholder without its value.
  /[{}]|\$\{/,
]

/** Returns the page's texts with an English or placeholder word. */
export async function findForeignWords(page: Page): Promise<string[]> {
  return (await readPageTexts(page)).flatMap(({ where, text }) => {
    const rest = text.replace(properNames, '').replace(addresses, '')
    return foreign.some((word) => word.test(rest)) ? [`${where}: ${text}`] : []
  })
}
