import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { StudioPage } from './studio'

const picture = 'seed/assets/campaigns/campaign-03.webp'

/** The headline as the next visitor's browser gets it. */
async function visitorReads(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
}

test.describe('a new editor', () => {
  test.setTimeout(180_000)

  test('CMS-05 CMS-06 a headline stays a draft until it is published, then the next visitor reads it', async ({
    page,
    house,
  }) => {
    const studio = new StudioPage(page, house)
    await studio.signIn()
    await studio.open('Páginas', 'Inicio')

    await studio.writeAtStart('hero.title', 'Hoy sí. ')
    await expect(page.getByTestId('document-header-Borrador-chip')).toBeVisible()
    expect(await visitorReads(page)).not.toContain('Hoy sí.')

    await studio.publish()
    await expect.poll(() => visitorReads(page)).toContain('Hoy sí. ')
  })

  test('CMS-03 a picture with hotspot and alternative text is served in a modern format', async ({
    page,
    house,
  }) => {
    const studio = new StudioPage(page, house)
    await studio.signIn()
    await studio.open('Páginas', 'Inicio')
    const field = studio.image(0)

    await field.getByTestId('options-menu-button').click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByTestId('file-input-upload-button').click()
    await (await chooser).setFiles(picture)
    await expect(field.getByTestId('hotspot-image-input')).toHaveAttribute('src', /-1200x900\.webp/)

    await field.getByTestId('options-menu-edit-details').click()
    const dialog = page.getByRole('dialog')
    const hotspot = dialog.locator('svg[viewBox]').filter({ has: page.locator('[data-handle]') })
    await hotspot.first().hover()
    await page.mouse.down()
    await page.mouse.move(700, 300, { steps: 4 })
    await page.mouse.up()
    await dialog.getByRole('button', { name: 'Close dialog' }).click()

    const alt = 'Una biblioteca con lectores sentados sobre pilas de libros'
    await studio.field('hero.picture.alt').getByTestId('string-input').fill(alt)
    await studio.publish()

    await page.goto('/')
    const shown = page.getByRole('img', { name: alt })
    await expect(shown).toBeVisible()
    const address = await shown.evaluate((image: HTMLImageElement) => image.currentSrc)
    const accepted = await page.request.get(address, {
      headers: { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' },
    })
    expect(accepted.headers()['content-type']).toMatch(/^image\/(avif|webp)$/)
  })

  test('CMS-04 an entry is created, found by the search and deleted; a change is discarded', async ({
    page,
    house,
  }) => {
    const studio = new StudioPage(page, house)
    await studio.signIn()
    await studio.open('Contenido', 'Preguntas frecuentes')

    await page.getByTestId('action-intent-button').click()
    await studio.field('id').getByTestId('string-input').fill('propina')
    await studio.field('title').getByTestId('string-input').fill('¿Se puede dejar propina?')
    await studio.write('content', 'Sí, si querés.')
    await studio.publish()

    await page.getByTestId('studio-search').click()
    await page.keyboard.insertText('propina')
    const found = page.getByTestId('search-results').getByRole('option', { name: /propina/ })
    await expect(found.first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByTestId('search-results')).toHaveCount(0)

    await studio.field('title').getByTestId('string-input').fill('Otra cosa')
    await expect(page.getByTestId('document-header-Borrador-chip')).toBeEnabled()
    await studio.act('Descartar cambios')
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar cambios' }).click()
    await expect(studio.field('title').getByTestId('string-input')).toHaveValue(
      '¿Se puede dejar propina?',
    )

    await expect(studio.listed('¿Se puede dejar propina?')).toHaveCount(1)
    await studio.act('Eliminar')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Eliminar/ })
      .click()
    await expect(studio.listed('¿Se puede dejar propina?')).toHaveCount(0)
  })

  test('CMS-04 after signing out the old session is refused', async ({ page, house, watch }) => {
    const studio = new StudioPage(page, house)
    await studio.signIn()
    const me = page.waitForRequest((request) => request.url().includes('/users/me'))
    await page.reload()
    const authorization = (await me).headers().authorization ?? ''
    expect(authorization).toMatch(/^Bearer .{32}/)
    await studio.untilOpen()

    await studio.signOut()

    await page.goto('/studio/structure')
    await studio.untilAskedToSignIn()
    const write = await page.request.post('/lake/v2025-02-19/data/mutate/production', {
      headers: { authorization },
      data: { mutations: [{ delete: { id: 'homePage' } }] },
    })
    expect(write.status()).toBe(401)
    expect(watch.complaints).toEqual([])
  })
})
