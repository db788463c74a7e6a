import type { SanityDocument } from '@sanity/client'
import type { Page } from 'playwright/test'
import { blockNames } from '#app/blocks/block-fields.generated'
import { publicPages } from '#config/site-pages'
import { expect, test } from './testing/fixtures'
import type { TestInstance } from './testing/test-instance'
import { changeDocuments, replaceAllTexts } from './testing/marked-texts'
import { waitForFreshContent } from './testing/fresh-content'
import { measureOverflow, visit } from './testing/site-pages'

const pageIds = new Set<string>(publicPages.map(({ id }) => id))

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 360, height: 780 }))

test('every page is readable if all page documents are empty (CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  await changeDocuments(dataset, ({ _id, _type }) =>
    pageIds.has(_id) ? { _id, _type } : undefined,
  )
  await expectEveryPageIsReadable(page, instance)
})

test('missing labels, pictures and documents and unknown blocks are left out (CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  const ids = ['siteSettings', 'navigation', 'footer', 'interfaceLabels', 'formMessages']
  ids.push('sosLayout', 'errorPages')
  let pictures = 0
  let references = 0
  await changeDocuments(dataset, (document) => {
    const { _id, _type } = document
    if (ids.includes(_id)) return { _id, _type }
    return replaced(withUnknownBlocks(document), (value) => {
      if (isFields(value.asset) && String(value.asset._ref).startsWith('image-')) {
        pictures += 1
        const gone = { _type: 'reference', _ref: 'image-deadbeef-600x400-webp', _weak: true }
        return { ...value, asset: pictures % 2 === 0 ? undefined : gone }
      }
      if (typeof value._ref !== 'string' || /^(?:image|file)-/.test(value._ref)) return value
      references += 1
      return { ...value, _ref: `gone-${value._ref}`, _weak: true }
    })
  })
  expect(pictures).toBeGreaterThan(0)
  expect(references).toBeGreaterThan(0)
  await expectEveryPageIsReadable(page, instance)
})

const UNKNOWN = 'Bloque desconocido'

/** Adds blocks that only a newer version of the site would know. */
function withUnknownBlocks(document: SanityDocument): Fields {
  if (!pageIds.has(document._id)) return document
  const unknown = (key: string) => ({ _type: 'newerBlock', _key: key, title: UNKNOWN })
  return Object.fromEntries(
    Object.entries(document).map(([name, value]: [string, unknown]): [string, unknown] => [
      name,
      isBlocks(value) ? [unknown('first'), ...value, unknown('last')] : value,
    ]),
  )
}

test('every page fits if every text is a word longer than the screen (CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  await replaceAllTexts(dataset, () => 'a'.repeat(300))
  await changeDocuments(dataset, (document) => {
    if (!pageIds.has(document._id)) return undefined
    let left = 3
    return replaced(document, (value) => {
      const name = ['text', 'title', 'lead'].find((field) => typeof value[field] === 'string')
      if (name === undefined || left === 0) return value
      left -= 1
      return { ...value, [name]: 'a'.repeat(10_000) }
    })
  })
  await expectEveryPageIsReadable(page, instance)
})

/** Checks that every page has main part and footer, shows no error, no unknown block and fits. */
async function expectEveryPageIsReadable(page: Page, instance: TestInstance) {
  await waitForFreshContent(instance)
  for (const { path } of publicPages) {
    await visit(page, path)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
    await expect(page.locator('.page-error'), path).toHaveCount(0)
    expect(await measureOverflow(page), path).toBe(0)
    await expect(page.getByText(UNKNOWN), path).toHaveCount(0)
  }
}

type Fields = Record<string, unknown>

/** Copies a document and applies `change` to every object in it, inner ones first. */
function replaced(document: Fields, change: (value: Fields) => Fields): Fields {
  const text = JSON.stringify(document)
  const copy: unknown = JSON.parse(text, (_, value: unknown) =>
    isFields(value) ? change(value) : value,
  )
  if (!isFields(copy)) throw new Error('A document became something else.')
  return copy
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether a field contains the sections of a page. */
function isBlocks(value: unknown): value is unknown[] {
  const isBlock = (item: unknown) =>
    isFields(item) && blockNames.some((name) => name === item._type)
  return Array.isArray(value) && value.some(isBlock)
}
