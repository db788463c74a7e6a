import type { SanityClient } from '@sanity/client'
import type { HomePage } from '#app/sanity/types.generated'
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
