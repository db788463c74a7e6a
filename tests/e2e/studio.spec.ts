import type { Page } from 'playwright/test'
import { expect, test } from './fixtures'
import { StudioPage, whenLoaded } from './studio'

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
    // The button can be pressed before a new document is judged for the first time, not while it lacks something.
    await expect(page.getByText('Falta corregir 1 dato')).toBeVisible()
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
    const me = page.waitForRequest((request) => request.url().includes('/users/me'), whenLoaded)
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
