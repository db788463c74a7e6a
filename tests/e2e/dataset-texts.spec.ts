import { publicPages } from '#config/site-pages'
import { setConsentMode } from './testing/consent'
import { expect, test } from './testing/fixtures'
import { markAllTexts, removeMarks } from './testing/marked-texts'
import { readPageTexts } from './testing/page-texts'
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
    await visit(page, path)
    await collect(path)
  }
  await page.goto('/no-existe')
  await collect('/no-existe')

  await visit(page, '/about-us')
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
