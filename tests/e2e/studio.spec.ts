import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'

/** Reads the headline from the published page. */
async function readHeadline(page: Page): Promise<string> {
  const html = await (await page.request.get('/')).text()
  return /<h1[\s\S]*?<\/h1>/.exec(html)?.[0].replace(/<[^>]+>/g, '') ?? ''
}

test.describe('an editor', () => {
  test('publishes a headline that was a draft, and signs out for good (CMS-04, CMS-05, CMS-06)', async ({
    page,
    instance,
    browserErrors,
  }) => {
    const studio = new StudioPage(page, instance)
    await studio.signIn()
    await studio.open('Páginas', 'Inicio')

    await studio.writeAtStart('hero.title', 'Hoy sí. ')
    await expect(page.getByTestId('document-header-Borrador-chip')).toBeVisible()
    expect(await readHeadline(page)).not.toContain('Hoy sí.')

    await studio.publish()
    await expect.poll(() => readHeadline(page)).toContain('Hoy sí. ')

    const headers = await studio.readSession()
    expect(headers.authorization).toMatch(/^Bearer .{32}/)
    await page.reload()
    await studio.waitForSections()
    const readable = await page.evaluate(() => document.cookie + JSON.stringify(localStorage))
    expect(readable, 'the session in the reach of scripts').not.toContain(
      headers.authorization.slice('Bearer '.length),
    )
    expect(browserErrors.found).toEqual([])
    // Signing out ends the streams and requests that are under way.
    browserErrors.allow('status of 401', 'Error fetching events', 'EventSource connection failed')
    await studio.signOut()
    await page.goto('/studio/structure')
    await studio.waitForSignIn()
    const write = await page.request.post('/lake/v2025-02-19/data/mutate/production', {
      headers,
      data: { mutations: [{ delete: { id: 'homePage' } }] },
    })
    expect(write.status()).toBe(401)
  })

  test('an entry is created, found and deleted, and a change is discarded (CMS-04)', async ({
    page,
    instance,
  }) => {
    const studio = new StudioPage(page, instance)
    await studio.signIn()
    await studio.open('Contenido', 'Preguntas frecuentes')

    await page.getByTestId('action-intent-button').click()
    await studio.lineInput('title').click()
    await page.keyboard.type('¿Se puede dejar propina?')
    await expect(studio.lineInput('id')).toHaveValue('se-puede-dejar-propina')
    // Waits for the first validation: before it the publish button is enabled.
    await expect(page.getByText('Falta corregir:')).toBeVisible()
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
    await studio.chooseAction('Descartar cambios')
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar cambios' }).click()
    await expect(studio.field('title').getByTestId('string-input')).toHaveValue(
      '¿Se puede dejar propina?',
    )

    await expect(studio.documentRow('¿Se puede dejar propina?')).toHaveCount(1)
    await studio.chooseAction('Eliminar')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Eliminar/ })
      .click()
    await expect(studio.documentRow('¿Se puede dejar propina?')).toHaveCount(0)
  })
})
