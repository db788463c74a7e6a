import { expect, test } from './testing/fixtures'
import { visit } from './testing/site-pages'

test('the investors page prints all its pictures before it was scrolled (PRINT-01)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    // There is no printer: the page asks for the dialog once it is ready.
    window.print = () => document.body.setAttribute('data-printing', '')
  })
  await visit(page, '/inversores')
  await page.keyboard.press('Control+p')
  await expect(page.locator('body[data-printing]')).toHaveCount(1)
  const pdf = await page.pdf({ format: 'A4' })
  expect(countSheets(pdf)).toBeGreaterThan(3)
  expect(countSheets(pdf)).toBeLessThanOrEqual(8)
  const printed = countPictures(pdf)
  await page.evaluate(() =>
    Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('main img, .print-end img')].map(
        async (image) => {
          image.loading = 'eager'
          await image.decode()
        },
      ),
    ),
  )
  expect(printed).toBeGreaterThan(10)
  expect(printed).toBe(countPictures(await page.pdf({ format: 'A4' })))
})

/** Counts the pictures in a PDF file, each with its mask if it has one. */
function countPictures(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Subtype \/Image\b/g) ?? []).length
}

/** Counts the sheets of a PDF file. */
function countSheets(pdf: Buffer): number {
  return (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length
}
