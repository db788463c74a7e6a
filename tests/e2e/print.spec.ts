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
  expect(count(pdf, '/Type /Page')).toBeGreaterThan(3)
  expect(count(pdf, '/Type /Page')).toBeLessThanOrEqual(8)
  const printed = count(pdf, '/Subtype /Image')
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
  expect(printed).toBe(count(await page.pdf({ format: 'A4' }), '/Subtype /Image'))
})

/** Counts objects of a PDF file, such as pictures, each with its mask if it has one. */
function count(pdf: Buffer, type: '/Subtype /Image' | '/Type /Page'): number {
  return pdf.toString('latin1').match(new RegExp(`${type}\\b`, 'g'))?.length ?? 0
}
