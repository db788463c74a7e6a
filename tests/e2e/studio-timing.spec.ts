import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage } from './testing/studio-page'
import { clientAs } from './testing/studio-users'
import { pauseRequests } from './testing/paused-requests'

interface HomePage {
  readonly title: string
}

test('ends the session of a token from an older Studio (CMS-04)', async ({ page, instance }) => {
  const client = await clientAs(instance.administrator, instance)
  const { token } = client.config()
  await page.addInitScript((stored) => {
    localStorage.setItem('__studio_auth_token_embedded', stored)
  }, JSON.stringify({ token }))
  await page.goto('/studio')
  await new StudioPage(page, instance).waitForSignIn()
  await expect(client.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })
})

test('publishing waits for a validation; a form accepts letters at once (CMS-05, EDIT-02)', async ({
  page,
  instance,
  dataset,
}) => {
  const home = await dataset.getDocument<HomePage>('homePage')
  if (home === undefined) throw new Error('The seed lacks the homepage.')
  const name = 'Inicio con apuro'
  await dataset.create({ ...home, _id: 'drafts.homePage', title: name })
  const published = async () => (await dataset.getDocument<HomePage>('homePage'))?.title
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  // The validation requests whether referenced documents exist.
  const endValidation = await pauseRequests(page, /documents-availability/)
  await studio.open('Páginas', 'Inicio')

  const button = page.getByTestId('pane-footer').getByRole('button', { name: /^Publica/ })
  await button.click()
  await expect(button).toHaveText('Publicando…')
  await expect(button).toBeDisabled()
  expect(await published()).toBe(home.title)
  endValidation()
  await expect.poll(published).toBe(name)

  await page.getByRole('link', { name: 'Estructura' }).click()
  await studio.open('Contenido', 'Preguntas frecuentes')
  const title = studio.lineInput('title')
  const entry = studio.documentRow('costo')
  await expect(entry).toBeVisible(loadTimeout)
  // The Studio needs to know whether the document exists before it resolves initial values.
  const resume = await pauseRequests(page, /preview\.document-paths/)
  await studio.clickEntry(entry)
  await title.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('¿Y cuánto sale?')
  await expect(title).toHaveValue('¿Y cuánto sale?')

  await page.getByTestId('action-intent-button').click()
  await expect(page.getByText('Cargando documento')).toBeVisible()
  resume()
  await title.click()
  await page.keyboard.type('¿Se puede dejar propina?')
  await expect(title).toHaveValue('¿Se puede dejar propina?')
})

test('an error in half a word does not reject a click after the whole word (CMS-05)', async ({
  page,
  instance,
  dataset,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.openAs(instance.administrator, '/studio/intent/edit/id=page-prensa;type=page')
  const slug = studio.field('slug').getByRole('textbox')
  await slug.click()
  await slug.press('End')
  await page.keyboard.type('-')
  await expect(page.getByText('Falta corregir:')).toBeVisible()
  // The validation asks which other page has the address.
  const resume = await pauseRequests(page, /formerSlugs/)
  await page.keyboard.type('dos', { delay: 30 })
  await expect(slug).toHaveValue('prensa-dos')
  await page.getByTestId('action-publicar').click()
  resume()
  const published = () => dataset.fetch<string>('*[_id == "page-prensa"][0].slug.current')
  await expect.poll(published).toBe('prensa-dos')
})
