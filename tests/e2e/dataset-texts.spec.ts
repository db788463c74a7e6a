import { publicPages } from '#config/site-pages'
import { setConsentMode } from './testing/consent'
import { expect, test } from './testing/fixtures'
import { markAllTexts, removeMarks } from './testing/marked-texts'
import { findForeignWord, readPageTexts } from './testing/page-texts'
import { waitForFreshContent } from './testing/fresh-content'
import { visit } from './testing/site-pages'

/** Units and months come from the language, and kinds of files from their names. */
const localeTexts =
  /\b(?:[kM]?B|PDF|PNG|JPG|de|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep?tiembre|octubre|noviembre|diciembre)\b/g

// Counting figures show texts that are not on the page.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('pages, notice and form show only texts of the dataset (CMS-01, ANA-05, NEWS-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await markAllTexts(dataset)
  await setConsentMode(instance, 'ask')
  const left: string[] = []
  const collect = async (path: string) => {
    const texts = (await readPageTexts(page)).map(({ where, text }) => {
      const rest = removeMarks(text).replace(localeTexts, '')
      return /\p{L}/u.test(rest) ? `${path} ${where}: ${text}` : ''
    })
    left.push(...texts.filter(Boolean))
  }
  for (const { path } of publicPages) {
    await visit(page, instance, path)
    await collect(path)
  }
  await page.goto('/no-existe')
  await collect('/no-existe')

  await visit(page, instance, '/about-us')
  await page.locator('.consent-reopen').click()
  await expect(page.locator('.consent-state')).toBeVisible()
  await collect('the notice')
  const form = page.getByRole('contentinfo').locator('form')
  for (const typed of ['', 'no es un correo']) {
    await form.locator('input[type=email]').fill(typed)
    await form.locator('button').click()
    await expect(form.getByRole('status')).toHaveText(/^Marca\d+$/)
  }
  // The browser reports the expected status as an error.
  browserErrors.allow('status of 404')
  expect(left).toEqual([])
})

test('a renamed brand leaves no old name, English or placeholder texts (CMS-01, CMS-09)', async ({
  scriptlessPage: page,
  instance,
  dataset,
}) => {
  await dataset.patch('siteSettings').set({ brandName: 'Ñandú' }).commit()
  await waitForFreshContent(instance)
  const left: string[] = []
  let renamed = 0
  for (const path of [...publicPages.map(({ path }) => path), '/no-existe']) {
    await page.goto(path)
    const texts = await readPageTexts(page)
    expect(texts.length, path).toBeGreaterThan(20)
    for (const { where, text } of texts) {
      const found = findForeignWord(text)
      if (found !== undefined) left.push(`${path} ${where}: «${found}» in ${text}`)
      // In lower case it is a common noun, an e-mail address or a file name.
      if (/\bYapa\b/.test(text)) left.push(`${path} ${where}: ${text}`)
      if (text.includes('Ñandú')) renamed += 1
    }
  }
  expect(left).toEqual([])
  expect(renamed).toBeGreaterThan(publicPages.length)
})
