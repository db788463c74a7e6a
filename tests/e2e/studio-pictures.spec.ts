import type { SanityClient } from '@sanity/client'
import type { HomePage } from '../../app/sanity/types.generated'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { StudioPage } from './testing/studio-page'

/** Fetches the first picture in the draft of the home page. */
async function fetchDraftPicture(dataset: SanityClient) {
  return (await dataset.getDocument<HomePage>('drafts.homePage'))?.hero?.picture
}

test('a picture with hotspot and alternative text is served in a modern format (CMS-03)', async ({
  page,
  instance,
  dataset,
}) => {
  // A new picture keeps the hotspot of the old one.
  await dataset.patch('homePage', { unset: ['hero.picture.hotspot'] }).commit()
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  await studio.open('Páginas', 'Inicio')
  const field = studio.image(0)
  await studio.upload(field, 'seed/assets/campaigns/campaign-03.webp')
  await expect(field.getByTestId('hotspot-image-input')).toHaveAttribute('src', /-1200x900\.webp/)

  await field.getByTestId('options-menu-edit-details').click()
  const hotspot = async () => (await fetchDraftPicture(dataset))?.hotspot
  // The initial hotspot covers the picture and cannot be moved.
  await studio.dragInPicture('hotspotHandle', { right: -120, down: -80 })
  await expect.poll(async () => (await hotspot())?.width ?? 1).toBeLessThan(1)
  await studio.dragInPicture('hotspot', { right: 60, down: 40 })
  await expect.poll(async () => (await hotspot())?.x ?? 0.5).toBeGreaterThan(0.5)
  expect((await hotspot())?.y).toBeGreaterThan(0.5)
  await studio.dragInPicture('crop-topLeft', { right: 60, down: 40 })
  const crop = async () => (await fetchDraftPicture(dataset))?.crop
  await expect.poll(async () => (await crop())?.left ?? 0).toBeGreaterThan(0)
  expect(await crop()).toMatchObject({ right: 0, bottom: 0 })
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar el diálogo' }).click()

  const alt = 'Una biblioteca con lectores sentados sobre pilas de libros'
  await studio.field('hero.picture.alt').getByTestId('string-input').fill(alt)
  await studio.publish()
  await waitForFreshContent(instance)

  await page.goto('/')
  const shown = page.getByRole('img', { name: alt })
  await expect(shown).toBeVisible()
  const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
  expect(address).toMatch(/[?&]rect=[1-9]/)
  const accepted = await page.request.get(address, {
    headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' },
  })
  expect(accepted.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
})

test('selecting an uploaded picture stores no copy (CMS-03, CMS-04)', async ({
  page,
  instance,
  dataset,
}) => {
  const uploaded = () =>
    dataset.fetch<{ _id: string; originalFilename?: string }[]>(
      '*[_type == "sanity.imageAsset"] | order(_id) {_id, originalFilename}',
    )
  const before = await uploaded()
  const filename = 'campaign-05.webp'
  const chosen = before.find(({ originalFilename }) => originalFilename === filename)
  if (chosen === undefined) throw new Error(`The seed lacks ${filename}.`)
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  await studio.open('Páginas', 'Inicio')
  const published = (await dataset.getDocument<HomePage>('homePage'))?.hero?.picture
  expect(published?.asset?._ref).not.toBe(chosen._id)

  await studio.chooseUploaded(studio.image(0), filename, { search: 'Campaign-05' })

  const reference = async () => (await fetchDraftPicture(dataset))?.asset?._ref
  await expect.poll(reference).toBe(chosen._id)
  expect(await uploaded()).toEqual(before)
})
