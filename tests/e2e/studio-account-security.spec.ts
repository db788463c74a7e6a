import { TOTP } from 'otpauth'
import { findViolations } from './testing/axe'
import { expect } from './testing/fixtures'
import { loadTimeout, StudioPage } from './testing/studio-page'
import { clientAs, editor, test } from './testing/studio-users'

test.setTimeout(180_000)

test('an editor ends another session, and sets up a second factor (SAFE-02)', async ({
  page,
  instance,
}) => {
  const other = await clientAs(editor, instance)
  const studio = new StudioPage(page, instance)
  await page.goto('/studio/cuenta')
  await studio.waitForSignIn()
  await studio.submitSignIn(editor)

  const sessions = page.getByRole('list', { name: 'Dónde entraste' }).getByRole('listitem')
  await expect(sessions).toHaveCount(2, loadTimeout)
  await expect(sessions.filter({ hasText: '(este)' })).toContainText('Chrome en Linux')
  await page.getByRole('button', { name: /^Cerrar la sesión de/ }).click()
  await expect(sessions).toHaveCount(1)
  await expect(other.users.getById('me')).rejects.toMatchObject({ statusCode: 401 })

  await page.getByLabel('Tu contraseña').pressSequentially(editor.password)
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

  await studio.signOut()
  await studio.submitSignIn(editor)
  await page.getByLabel('Código').pressSequentially(recoveryCode)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(page.getByText('Te quedan 9 códigos')).toBeVisible(loadTimeout)
})
