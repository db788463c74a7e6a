import { expect, test } from 'vitest'
import { DRAFT_MARK, findError, publishedBrand, readTitle } from './pages'

const page = (brand: string, title = 'Inicio') =>
  `<html><head><title>${title} | ${brand}</title></head><body>${brand}</body></html>\n`
const usualTitle = readTitle(page('Yapa'))
const check = (html: string, status = 200) => findError({ status, html }, usualTitle, 3)

test('accepts the page of any publish that was sent (OPS-01)', () => {
  for (const brand of ['Yapa', publishedBrand(1), publishedBrand(3)]) {
    expect(check(page(brand))).toBeUndefined()
  }
})

test.each([
  ['another page', page('Yapa', 'Galería'), 200],
  ['half a page', page('Yapa').slice(0, -20), 200],
  ['a draft', page(`${DRAFT_MARK} 4`), 200],
  ['a publish that nobody sent', page(publishedBrand(4)), 200],
  ['nothing', '', 200],
  ['a missing page', page('Yapa'), 404],
  ['a redirect', '', 302],
])('finds %s (OPS-01)', (_name, html, status) => {
  expect(check(html, status)).toBeDefined()
})
