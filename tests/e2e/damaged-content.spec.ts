import type { SanityClient, SanityDocument } from '@sanity/client'
import type { Page } from 'playwright/test'
import { blockNames } from '../../app/blocks/block-names'
import { expect, test } from './fixtures'
import type { House } from './house'
import { replaceAllWords } from './marked-words'
import { settled } from './settled'
import { overflow, visit, wholeSite } from './whole-site'

const pageIds = new Set<string>(wholeSite.map(({ id }) => id))

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 360, height: 780 }))

test('CMS-08 an emptied document of every page leaves pages that read', async ({
  page,
  house,
  dataset,
}) => {
  await change(dataset, ({ _id, _type }) => (pageIds.has(_id) ? { _id, _type } : undefined))
  await expectEveryPageReads(page, house)
})

test('CMS-08 emptied settings, labels, menu and footer leave pages that read', async ({
  page,
  house,
  dataset,
}) => {
  const around = ['siteSettings', 'navigation', 'footer', 'interfaceLabels', 'formMessages']
  around.push('sosLayout', 'errorPages')
  await change(dataset, ({ _id, _type }) => (around.includes(_id) ? { _id, _type } : undefined))
  await expectEveryPageReads(page, house)
})

test('CMS-08 pictures and documents that are gone, and blocks of an unknown type, are left out', async ({
  page,
  house,
  dataset,
}) => {
  let pictures = 0
  let references = 0
  await change(dataset, (document) =>
    replaced(withUnknownBlocks(document), (value) => {
      if (isReferenceToAsset(value.asset)) {
        pictures += 1
        const gone = { _type: 'reference', _ref: 'image-deadbeef-600x400-webp', _weak: true }
        return { ...value, asset: pictures % 2 === 0 ? undefined : gone }
      }
      if (typeof value._ref !== 'string' || /^(?:image|file)-/.test(value._ref)) return value
      references += 1
      return { ...value, _ref: `gone-${value._ref}`, _weak: true }
    }),
  )
  expect(pictures).toBeGreaterThan(0)
  expect(references).toBeGreaterThan(0)
  await expectEveryPageReads(page, house, async () => {
    await expect(page.getByText(UNKNOWN)).toHaveCount(0)
  })
})

const UNKNOWN = 'Bloque desconocido'

/** A page as a newer version of the site would have it. */
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

const longTexts = [
  ['in words', 'palabra '.repeat(1_250)],
  ['without a space', 'a'.repeat(10_000)],
] as const

for (const [kind, text] of longTexts) {
  test(`CMS-08 a text of 10,000 characters ${kind} in title and body leaves pages that fit`, async ({
    page,
    house,
    dataset,
  }) => {
    await change(dataset, (document) => {
      if (!pageIds.has(document._id)) return undefined
      let left = 3
      return replaced(document, (value) => {
        const name = ['text', 'title', 'lead'].find((field) => typeof value[field] === 'string')
        if (name === undefined || left === 0) return value
        left -= 1
        return { ...value, [name]: text }
      })
    })
    await expectEveryPageReads(page, house)
  })
}

test('CMS-08 a word longer than the screen in every text there is leaves pages that fit', async ({
  page,
  house,
  dataset,
}) => {
  await replaceAllWords(dataset, () => 'a'.repeat(300))
  await expectEveryPageReads(page, house)
})

/** Every page answers, shows its main part between header and footer, fits and complains of nothing. */
async function expectEveryPageReads(
  page: Page,
  house: House,
  more: () => Promise<void> = () => Promise.resolve(),
) {
  await settled(house)
  for (const { path } of wholeSite) {
    await visit(page, house, path)
    await expect(page.getByRole('main'), path).toHaveCount(1)
    await expect(page.getByRole('contentinfo'), path).toHaveCount(1)
    await expect(page.locator('.page-error'), path).toHaveCount(0)
    expect(await overflow(page), path).toBe(0)
    await more()
  }
}

type Fields = Record<string, unknown>

/** Writes what `damage` makes of each document; undefined leaves it as it is. */
async function change(
  dataset: SanityClient,
  damage: (document: SanityDocument) => Fields | undefined,
): Promise<void> {
  const documents = await dataset.fetch<SanityDocument[]>(
    `*[!(_id in path("_.**")) && !(_type in ["sanity.imageAsset", "sanity.fileAsset"])]`,
  )
  const transaction = dataset.transaction()
  for (const document of documents) {
    const fields = damage(document)
    if (fields === undefined) continue
    transaction.createOrReplace({ ...fields, _id: document._id, _type: document._type })
  }
  await transaction.commit()
}

/** A copy in which every object, from the outside in, went through `change`. */
function replaced(value: Fields, change: (value: Fields) => Fields): Fields {
  const inner = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(inner)
    return isFields(part) ? replaced(part, change) : part
  }
  return Object.fromEntries(
    Object.entries(change(value)).map(([name, part]) => [name, inner(part)]),
  )
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isReferenceToAsset(value: unknown): boolean {
  return isFields(value) && typeof value._ref === 'string' && value._ref.startsWith('image-')
}

/** Whether a field holds the sections of a page. */
function isBlocks(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some((item) => isFields(item) && isBlockName(item._type))
}

function isBlockName(name: unknown): boolean {
  return blockNames.some((known) => known === name)
}
