import { truncate, writeFile } from 'node:fs/promises'
import type { SanityClient } from '@sanity/client'
import type { Locator, Page } from 'playwright/test'
import type { HomePage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage } from './testing/studio-page'

const png = (buffer: Buffer) => ({ name: 'foto.png', mimeType: 'image/png', buffer })
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')
const ASSETS = '*[_type == "sanity.imageAsset"] | order(_id) {_id, originalFilename}'

test('failed uploads say why; the field takes another picture (CMS-03, CMS-04, EDIT-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}, info) => {
  // The browser reports every answer above 399.
  browserErrors.allow('Failed to load resource')
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, '/studio/structure/paginas;homePage')
  const field = studio.image(0)
  await expect(field).toBeVisible(loadTimeout)
  const before = await fetchPicture(dataset)
  const assets = await dataset.fetch<{ _id: string; originalFilename?: string }[]>(ASSETS)
  const idOf = (name: string) => assets.find((asset) => asset.originalFilename === name)?._id

  const pdf = { name: 'rifa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
  await upload(page, field, pdf)
  await expectFailure(page, 'rifa.pdf', 'Acá va una imagen')

  await upload(page, field, png(Buffer.concat([pngStart, Buffer.alloc(500, 7)])))
  await expectFailure(page, 'foto.png', 'El archivo está dañado')

  const large = info.outputPath('enorme.png')
  await writeFile(large, pngStart)
  await truncate(large, 50 * 1024 * 1024 + 1)
  await upload(page, field, large)
  await expectFailure(page, 'enorme.png', 'el máximo es 50 MB')

  // The lake answers so when its disk is full.
  await page.route(/\/assets\/images\//, (route) =>
    route.fulfill({ status: 507, json: { statusCode: 507, error: 'x', message: 'x' } }),
  )
  await upload(page, field, png(Buffer.concat([pngStart, Buffer.alloc(400, 9)])))
  await expectFailure(page, 'foto.png', 'El servidor se quedó sin lugar')
  await page.unroute(/\/assets\/images\//)
  await expect.poll(() => fetchPicture(dataset)).toEqual(before)

  const reference = async () => (await fetchPicture(dataset))?.asset?._ref
  const stored = 'campaign-05.webp'
  expect(before?.asset?._ref).not.toBe(idOf(stored))
  await studio.chooseUploaded(field, stored, { search: 'Campaign-05' })
  await expect.poll(reference).toBe(idOf(stored))
  await upload(page, field, 'seed/assets/campaigns/campaign-03.webp')
  await expect.poll(reference).toBe(idOf('campaign-03.webp'))
  expect(await dataset.fetch(ASSETS), 'no copy is stored').toEqual(assets)
})

/** The picture of the home page's first view in its draft, or published without a draft. */
async function fetchPicture(dataset: SanityClient) {
  const [draft, published] = await dataset.getDocuments<HomePage>(['drafts.homePage', 'homePage'])
  return (draft ?? published)?.hero?.picture
}

async function upload(page: Page, field: Locator, file: Parameters<Locator['setInputFiles']>[0]) {
  await field.getByTestId('options-menu-button').click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByTestId('file-input-upload-button').click()
  await (await chooser).setFiles(file)
}

/** Reads the message of a failure and closes it. */
async function expectFailure(page: Page, name: string, reason: string) {
  const message = page.getByRole('alert').filter({ hasText: 'No se pudo subir' })
  await expect(message).toContainText(`No se pudo subir «${name}»`)
  await expect(message).toContainText(reason)
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
}
