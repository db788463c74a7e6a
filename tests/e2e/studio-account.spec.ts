import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import type { Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { StudioPage } from './testing/studio-page'
import { collectStudioTexts } from './testing/studio-texts'
import { clientAs, type Credentials } from './testing/studio-users'
import type { TestInstance } from './testing/test-instance'

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

test('an administrator invites a person, who uses an account and loses it (CMS-04, SAFE-02)', async ({
  page,
  studio,
  instance,
  browser,
  browserErrors,
}) => {
  const email = `${randomUUID()}@yapa.example`
  const password = 'la rifa del club es el sábado'
  const context = await browser.newContext()
  const listWrongTexts = await collectStudioTexts(context)
  const theirs = await context.newPage()
  const readRole = async () => {
    const me = await context.request.get('/lake/v1/users/me')
    return ((await me.json()) as { role?: string }).role
  }
  const team = page.getByTestId('team')
  await studio.signIn()
  await test.step('an administrator queries the dataset', async () => {
    await page.getByRole('link', { name: 'Consultas' }).click()
    const queries = page.getByTestId('vision-root')
    await expect(queries.getByText('Conjunto de datos')).toBeVisible()
    await expect(queries.getByText('"dirección"').first(), 'a first result').toBeVisible()
    await expect(queries.getByRole('option', { name: 'Publicado', exact: true })).toHaveCount(1)
  })

  const link = await test.step('an administrator creates a link', async () => {
    await page.getByRole('link', { name: 'Equipo' }).click()
    await page.getByLabel('Correo electrónico').fill(email)
    await page.getByRole('button', { name: 'Invitar', exact: true }).click()
    // This site has no mail server.
    await expect(page.getByText('Copiá este enlace')).toBeVisible()
    expect(await findViolations(page, '[data-testid="team"]')).toEqual([])
    return team.locator('code').innerText()
  })
  const invited = team.getByRole('listitem').filter({ hasText: email })
  await expect(invited).toContainText('Sin ninguna sesión abierta')

  await test.step('the person chooses a password, once', async () => {
    await theirs.goto(link)
    expect(await findViolations(theirs, 'main')).toEqual([])
    await theirs.getByLabel('Contraseña nueva').fill(password)
    await theirs.getByRole('button', { name: 'Guardar y entrar' }).click()
    await expect(theirs.getByTestId('studio-navbar')).toBeVisible()
    await expect(theirs.getByRole('link', { name: 'Equipo' })).toHaveCount(0)
    const helpOfService = theirs.getByTestId('button-resources-menu')
    await expect(helpOfService).toBeHidden()
    expect(await readRole()).toBe('editor')
    browserErrors.allow('the server responded with a status of 410')
    const again = await context.newPage()
    await again.goto(link)
    await expect(again.getByRole('alert')).toContainText('ya se usó o venció')
    await again.close()
  })
  await test.step('the person uses the account', () =>
    useAccount(theirs, instance, { email, password }, browserErrors.allow))

  await test.step('an administrator changes the role, and removes the person', async () => {
    await page.getByRole('link', { name: 'Mi cuenta' }).click()
    await page.getByRole('link', { name: 'Equipo' }).click()
    await invited.getByRole('combobox').selectOption('viewer')
    await expect.poll(readRole).toBe('viewer')
    await theirs.goto('/studio/structure')
    const reading = new StudioPage(theirs, instance)
    await reading.waitForSections()
    await expect(reading.item('Solicitudes'), 'data of visitors').toHaveCount(0)
    await theirs.close()
    await invited.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
    await expect(invited).toContainText('Sin ninguna sesión abierta')
    expect(await readRole()).toBeUndefined()
    await invited.getByRole('button', { name: 'Quitar' }).click()
    await invited.getByRole('button', { name: 'Quitar del equipo' }).click()
    await expect(invited).toHaveCount(0)
  })
  expect(listWrongTexts()).toEqual([])
})

/** Changes the password, ends another session, and sets up a second factor. */
async function useAccount(
  page: Page,
  instance: TestInstance,
  { email, password }: Credentials,
  allow: (error: string) => void,
) {
  const studio = new StudioPage(page, instance)
  const account = page.getByRole('link', { name: 'Mi cuenta' })
  await account.click()
  await expect(page.getByText(`${email} · Edición`)).toBeVisible()
  const chosen = 'el bingo del club es el domingo'
  allow('the server responded with a status of 403')
  await page.getByLabel('Contraseña actual').fill(`${password}x`)
  await page.getByLabel('Contraseña nueva').fill(chosen)
  await page.getByLabel('Otra vez la nueva').fill(chosen)
  const change = page.getByRole('button', { name: 'Cambiar la contraseña' })
  await change.click()
  await expect(page.getByRole('alert')).toHaveText('La contraseña actual no es correcta.')
  await page.getByLabel('Contraseña actual').fill(password)
  await change.click()
  await expect(page.getByText('Listo: tu contraseña cambió.')).toBeVisible()

  const other = await clientAs({ email, password: chosen }, instance)
  await page.getByRole('link', { name: 'Estructura' }).click()
  await account.click()
  const sessions = page.getByRole('list', { name: 'Dónde entraste' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2)
  await expect(sessions.filter({ hasText: '(este)' })).toContainText('Chrome en Linux')
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click()
  await expect(sessions).toHaveCount(1)
  await expect(other.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })

  await page.getByLabel('Tu contraseña').pressSequentially(chosen)
  await page.getByRole('button', { name: 'Activar' }).click()
  await expect(page.getByRole('img', { name: 'Código QR' })).toBeVisible()
  const key = await page.locator('code').first().innerText()
  const totp = new TOTP({ secret: key.replaceAll(' ', '') })
  await page.getByLabel('Código que muestra la app').pressSequentially(totp.generate())
  await page.getByRole('button', { name: 'Confirmar' }).click()
  await expect(page.getByText('Activado.')).toBeVisible()
  const recoveryCodes = page.getByText(/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/)
  await expect(recoveryCodes).toHaveCount(10)
  const [recoveryCode = ''] = await recoveryCodes.allInnerTexts()
  expect(await findViolations(page, '[data-testid="account"]')).toEqual([])

  // On a phone the menu also has links to the hosted service.
  const screen = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 390, height: 800 })
  await page.locator('button:has([data-sanity-icon="menu"])').click()
  const signOut = page.getByRole('button', { name: 'Cerrar sesión' })
  await expect(signOut).toBeVisible()
  const foreignLinks = page.locator('a[href*="sanity.io"]')
  await expect(foreignLinks.filter({ visible: true })).toHaveCount(0)
  await signOut.click()
  await studio.waitForSignIn()
  await page.setViewportSize(screen)
  await page.getByText('¿Olvidaste tu contraseña?').click()
  await expect(page.getByText('Pedile un enlace para elegir otra')).toBeVisible()
  await studio.submitSignIn({ email, password: chosen })
  await page.getByLabel('Código').pressSequentially(recoveryCode)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByTestId('studio-navbar')).toBeVisible()
  await account.click()
  await expect(page.getByText('Te quedan 9 códigos')).toBeVisible()
}
