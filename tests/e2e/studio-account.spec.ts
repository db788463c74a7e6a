import { randomUUID } from 'node:crypto'
import type { SanityClient } from '@sanity/client'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage, type Credentials } from './testing/studio-page'

test.setTimeout(180_000)

/** Adds an editor, who gets a generated password. */
function addEditor(client: SanityClient): Promise<Credentials> {
  return client.request({
    method: 'POST',
    url: '/projects/embedded/users',
    body: { email: `${randomUUID()}@yapa.example`, role: 'editor' },
  })
}

test('an editor changes the own password in the Studio (CMS-04)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const editor = await addEditor(instance.client)
  const studio = new StudioPage(page, instance)
  await page.goto('/studio/structure')
  await studio.waitForSignIn()
  await page.getByText('¿Olvidaste tu contraseña?').click()
  await expect(page.getByText('npm run lake:users -- password')).toBeVisible()
  await studio.submitSignIn(editor)
  await expect(page.getByRole('link', { name: 'Mi cuenta' })).toBeVisible(loadTimeout)
  await expect(page.getByTestId('button-resources-menu'), 'help of the hosted service').toBeHidden()

  await page.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page.getByText(`${editor.email} · Edición`)).toBeVisible()
  const password = 'la rifa del club es el sábado'
  const change = async (current: string) => {
    await page.getByLabel('Contraseña actual').fill(current)
    await page.getByLabel('Contraseña nueva').fill(password)
    await page.getByLabel('Otra vez la nueva').fill(password)
    await page.getByRole('button', { name: 'Cambiar la contraseña' }).click()
  }
  browserErrors.allow('the server responded with a status of 403')
  await change(`${editor.password}x`)
  await expect(page.getByRole('alert')).toHaveText('La contraseña actual no es correcta.')
  expect(await findViolations(page, 'form')).toEqual([])
  await change(editor.password)
  await expect(page.getByText('Listo: tu contraseña cambió.')).toBeVisible()

  // On a phone the menu also has links to the hosted service.
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByTestId('studio-navbar').getByRole('button').first().click()
  const signOut = page.getByRole('button', { name: 'Cerrar sesión' })
  await expect(signOut).toBeVisible()
  const foreignLinks = page.locator('a[href*="sanity.io"]')
  await expect(foreignLinks.filter({ visible: true })).toHaveCount(0)
  await signOut.click()
  await studio.waitForSignIn()
  await studio.submitSignIn({ ...editor, password })
  await expect(page.getByTestId('studio-navbar')).toBeVisible(loadTimeout)
})
