import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import type { HomePage } from '#app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'

const png = (buffer: Buffer) => ({ name: 'foto.png', mimeType: 'image/png', buffer })
const pngStart = Buffer.from('89504e470d0a1a0a', 'hex')
const unusedPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const ASSETS = '*[_type == "sanity.imageAsset"] | order(_id) {_id, originalFilename}'

test('a picture is chosen, uploaded, cropped; failed uploads say why (CMS-03, CMS-04, EDIT-02)', async ({
  page,
  studio,
  instance,
  dataset,
  browserErrors,
}) => {
  // The browser reports every answer above 399.
  browserErrors.allow('Failed to load resource')
  // A new picture keeps the hotspot of the old one.
  await dataset.patch('homePage', { unset: ['hero.picture.hotspot'] }).commit()
  await studio.openDocument('/studio/structure/paginas;homePage')
  const field = studio.image(0)
  await expect(field).toBeVisible()
  const before = await fetchPicture(dataset)
  const assets = await dataset.fetch<{ _id: string; originalFilename?: string }[]>(ASSETS)
  const idOf = (name: string) => assets.find((asset) => asset.originalFilename === name)?._id

  await test.step('failed uploads say why, and change nothing', async () => {
    const pdf = { name: 'rifa.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await studio.upload(field, pdf)
    await expectFailure(page, 'rifa.pdf', 'Acá va una imagen')
    await studio.upload(field, png(Buffer.concat([pngStart, Buffer.alloc(500, 7)])))
    await expectFailure(page, 'foto.png', 'El archivo está dañado')
    await expect.poll(() => fetchPicture(dataset)).toEqual(before)
  })

  await test.step('only an unused picture can be deleted', async () => {
    const filename = 'sin-uso.png'
    const { _id } = await dataset.assets.upload('image', unusedPicture, { filename })
    await field.getByTestId('options-menu-button').click()
    await page.getByRole('menuitem', { name: 'Elegir', exact: true }).click()
    const picker = page.getByRole('dialog', { name: 'Elegir imagen' })
    const used = picker.getByRole('listitem').filter({ hasText: /En \d+ documento/ })
    await expect(used.first()).toBeVisible()
    await expect(used.getByRole('button', { name: /^Borrar/ })).toHaveCount(0)

    await picker.getByRole('searchbox').pressSequentially('sin-uso')
    await expect(picker.getByRole('listitem')).toHaveCount(1)
    const remove = picker.getByRole('button', { name: `Borrar: ${filename}` })
    const confirm = picker.getByRole('button', { name: `Borrar para siempre: ${filename}` })
    await remove.click()
    // Somebody else uses it meanwhile.
    const asset = { _type: 'reference', _ref: _id }
    const user = await dataset.create({ _type: 'faqEntry', picture: { _type: 'image', asset } })
    await confirm.click()
    await expect(page.getByText('El archivo no se pudo borrar')).toBeVisible()
    expect(await dataset.getDocument(_id)).toBeDefined()

    await dataset.delete(user._id)
    await remove.click()
    await confirm.click()
    await expect(picker.getByText('Ningún archivo se llama así.')).toBeVisible()
    expect(await dataset.getDocument(_id)).toBeUndefined()
    await page.keyboard.press('Escape')
    await expect(picker).toHaveCount(0)
  })

  await test.step('an uploaded picture is chosen, or uploaded again without a copy', async () => {
    const reference = async () => (await fetchPicture(dataset))?.asset?._ref
    const stored = 'campaign-05.webp'
    expect(before?.asset?._ref).not.toBe(idOf(stored))
    await field.getByTestId('options-menu-button').click()
    await page.getByRole('menuitem', { name: 'Elegir', exact: true }).click()
    const uploaded = page.getByRole('dialog', { name: 'Elegir imagen' })
    const choices = uploaded.getByRole('listitem')
    await expect(choices).not.toHaveCount(1)
    await uploaded.getByRole('searchbox').pressSequentially('Campaign-05')
    await expect(choices).toHaveCount(1)
    await expect(choices).toContainText(/En \d+ documento/)
    await choices.getByRole('button', { name: stored }).click()
    await expect(uploaded).toHaveCount(0)
    await expect.poll(reference).toBe(idOf(stored))
    await studio.upload(field, 'seed/assets/campaigns/campaign-03.webp')
    await expect.poll(reference).toBe(idOf('campaign-03.webp'))
    expect(await dataset.fetch(ASSETS), 'no copy is stored').toEqual(assets)
  })

  await test.step('hotspot and crop are dragged', async () => {
    await expect(field.getByTestId('hotspot-image-input')).toHaveAttribute('src', /-1200x900\.webp/)
    await field.getByTestId('options-menu-edit-details').click()
    const hotspot = async () => (await fetchPicture(dataset))?.hotspot
    // The initial hotspot covers the picture and cannot be moved.
    await studio.dragInPicture('hotspotHandle', { right: -120, down: -80 })
    await expect.poll(async () => (await hotspot())?.width ?? 1).toBeLessThan(1)
    await studio.dragInPicture('hotspot', { right: 60, down: 40 })
    await expect.poll(async () => (await hotspot())?.x ?? 0.5).toBeGreaterThan(0.5)
    expect((await hotspot())?.y).toBeGreaterThan(0.5)
    await studio.dragInPicture('crop-topLeft', { right: 60, down: 40 })
    const crop = async () => (await fetchPicture(dataset))?.crop
    await expect.poll(async () => (await crop())?.left ?? 0).toBeGreaterThan(0)
    expect(await crop()).toMatchObject({ right: 0, bottom: 0 })
    await page.getByRole('dialog').getByRole('button', { name: 'Cerrar el diálogo' }).click()
  })

  await test.step('visitors get the part in a modern format', async () => {
    const alt = 'Una biblioteca con lectores sentados sobre pilas de libros'
    await studio.lineInput('hero.picture.alt').fill(alt)
    await studio.publish()
    await waitForFreshContent(instance)
    await page.goto('/')
    const shown = page.getByRole('img', { name: alt })
    await expect(shown).toBeVisible()
    const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
    expect(address).toMatch(/[?&]rect=[1-9]/)
    const headers = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
    const accepted = await page.request.get(address, { headers })
    expect(accepted.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
  })
})

/** The picture of the home page's first view in its draft, or published without a draft. */
async function fetchPicture(dataset: SanityClient) {
  const [draft, published] = await dataset.getDocuments<HomePage>(['drafts.homePage', 'homePage'])
  return (draft ?? published)?.hero?.picture
}

/** Reads the message of a failure and closes it. */
async function expectFailure(page: Page, name: string, reason: string) {
  const message = page.getByRole('alert').filter({ hasText: 'No se pudo subir' })
  await expect(message).toContainText(`No se pudo subir «${name}»`)
  await expect(message).toContainText(reason)
  await message.getByRole('button').click()
  await expect(message).toHaveCount(0)
}
