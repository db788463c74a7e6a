import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { markAllWords, withoutMarks } from './marked-words'
import { settled, visit, wholeSite } from './whole-site'

/** Units and dates are written by the rules of the language, not by editors. */
const written =
  /\b(?:[kM]?B|de|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/g

test('CMS-01 with every text of the dataset replaced no word of the code is left on any page', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await markAllWords(dataset)
  await settled(page, dataset)
  const left: string[] = []
  for (const path of [...wholeSite.map(({ path }) => path), '/no-existe']) {
    await openFresh(page, () =>
      path === '/no-existe' ? page.goto(path) : visit(page, house, path),
    )
    const words = (await wordsOf(page)).map(({ where, text }) => {
      const rest = withoutMarks(text).replace(written, '')
      return /\p{L}/u.test(rest) ? `${path} ${where}: ${text}` : ''
    })
    left.push(...words.filter(Boolean))
  }
  // The browser itself complains of the page that is not there.
  watch.complaints.length = 0
  expect(left).toEqual([])
})

test('CMS-01 NEWS-02 what the newsletter form answers comes from the dataset too', async ({
  page,
  dataset,
}) => {
  await markAllWords(dataset)
  await settled(page, dataset)
  await openFresh(page, () => page.goto('/about-us', { waitUntil: 'networkidle' }))
  const form = page.getByRole('contentinfo').locator('form')
  for (const typed of ['', 'no es un correo']) {
    await form.locator('input[type=email]').fill(typed)
    await form.locator('button').click()
    await expect(form.getByRole('status')).toHaveText(/^Marca\d+$/)
  }
})

test('CMS-09 a brand renamed in the settings is renamed everywhere', async ({
  page,
  house,
  dataset,
}) => {
  await dataset.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await settled(page, dataset)
  const left: string[] = []
  let renamed = 0
  for (const { path } of wholeSite) {
    await visit(page, house, path)
    for (const { where, text } of await wordsOf(page)) {
      // In small letters it is the noun that the name comes from, an address or a file.
      if (/\bYapa\b/.test(text)) left.push(`${path} ${where}: ${text}`)
      if (text.includes('Ñandú')) renamed += 1
    }
  }
  expect(left).toEqual([])
  expect(renamed).toBeGreaterThan(wholeSite.length)
})

/** Opens a page again and again until it shows the marked dataset. */
async function openFresh(page: Page, open: () => Promise<unknown>): Promise<void> {
  await expect(async () => {
    await open()
    expect(await page.title()).toMatch(/Marca\d/)
  }).toPass()
}

interface Words {
  where: string
  text: string
}

/** Everything that a page says: what is seen, what is only heard, and what search engines show. */
async function wordsOf(page: Page): Promise<Words[]> {
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
