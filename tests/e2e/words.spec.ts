import { expect, test } from './fixtures'
import { markAllWords, withoutMarks } from './marked-words'
import { foreignWord, wordsOf } from './page-words'
import { settled } from './settled'
import { visit, wholeSite } from './whole-site'

/** Units and dates are written by the rules of the language, not by editors. */
const written =
  /\b(?:[kM]?B|de|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/g

// A figure that rolls past is not a text of the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('CMS-01 with every text of the dataset replaced no word of the code is left on any page', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await markAllWords(dataset)
  await settled(house)
  const left: string[] = []
  for (const path of [...wholeSite.map(({ path }) => path), '/no-existe']) {
    await (path === '/no-existe' ? page.goto(path) : visit(page, house, path))
    const words = (await wordsOf(page)).map(({ where, text }) => {
      const rest = withoutMarks(text).replace(written, '')
      return /\p{L}/u.test(rest) ? `${path} ${where}: ${text}` : ''
    })
    left.push(...words.filter(Boolean))
  }
  // The browser itself complains of the page that is not there.
  watch.forgive('status of 404')
  expect(left).toEqual([])
})

test('CMS-01 CMS-09 with a brand renamed in the settings no page shows the old one, or English or placeholder words, to the eye, the ear or search engines', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await dataset.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await settled(house)
  const left: string[] = []
  let renamed = 0
  for (const path of [...wholeSite.map(({ path }) => path), '/no-existe']) {
    await (path === '/no-existe' ? page.goto(path) : visit(page, house, path))
    const words = await wordsOf(page)
    expect(words.length, path).toBeGreaterThan(20)
    for (const { where, text } of words) {
      const found = foreignWord(text)
      if (found !== undefined) left.push(`${path} ${where}: «${found}» in ${text}`)
      // In small letters it is the noun that the name comes from, an address or a file.
      if (/\bYapa\b/.test(text)) left.push(`${path} ${where}: ${text}`)
      if (text.includes('Ñandú')) renamed += 1
    }
  }
  // The browser itself complains of the page that is not there.
  watch.forgive('status of 404')
  expect(left).toEqual([])
  expect(renamed).toBeGreaterThan(wholeSite.length)
})

test('CMS-01 NEWS-02 what the newsletter form answers comes from the dataset too', async ({
  page,
  house,
  dataset,
}) => {
  await markAllWords(dataset)
  await settled(house)
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  const form = page.getByRole('contentinfo').locator('form')
  for (const typed of ['', 'no es un correo']) {
    await form.locator('input[type=email]').fill(typed)
    await form.locator('button').click()
    await expect(form.getByRole('status')).toHaveText(/^Marca\d+$/)
  }
})
