import { randomUUID } from 'node:crypto'
import { TOTP } from 'otpauth'
import type { Browser } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { loadTimeout, StudioPage, type Credentials } from './testing/studio-page'
import { clientAs } from './testing/studio-users'
import type { TestInstance } from './testing/test-instance'

/** Chooses a password with a link of an administrator; starts no session. */
async function choosePassword(url: string, password: string, { origin }: TestInstance) {
  const link = new URL(url).searchParams.get('link') ?? ''
  const body = new URLSearchParams({ origin: `${origin}/studio`, link, password })
  const headers = { origin }
  await fetch(`${origin}/lake/login`, { method: 'POST', redirect: 'manual', headers, body })
}

interface Editor extends Credentials {
  readonly id: string
  readonly name: string
}

/** Adds an editor with a password of their own. */
async function addEditor(instance: TestInstance): Promise<Editor> {
  const users = '/projects/embedded/users'
  const post = <Body>(url: string, body: object = {}) =>
    instance.client.request<Body>({ method: 'POST', url, body })
  const email = `${randomUUID()}@yapa.example`
  const { id } = await post<{ id: string }>(users, { email, role: 'editor' })
  const { link } = await post<{ link: string }>(`${users}/${id}/password-link`)
  const password = randomUUID()
  await choosePassword(link, password, instance)
  return { id, name: email.replace(/@.*/, ''), email, password }
}

/** Opens the footer's form as the administrator, on another computer. */
async function openColleague(browser: Browser, instance: TestInstance): Promise<StudioPage> {
  const context = await browser.newContext({ baseURL: instance.origin, locale: 'es-AR' })
  const studio = new StudioPage(await context.newPage(), instance)
  await studio.openAs(instance.administrator, '/studio/structure/ajustes;footer')
  return studio
}

test('an editor changes their password in the Studio (CMS-04)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const editor = await addEditor(instance)
  const studio = new StudioPage(page, instance)
  await page.goto('/studio/structure')
  await studio.waitForSignIn()
  await page.getByText('¿Olvidaste tu contraseña?').click()
  await expect(page.getByText('Pedile un enlace para elegir otra')).toBeVisible()
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
  await page.locator('button:has([data-sanity-icon="menu"])').click()
  const signOut = page.getByRole('button', { name: 'Cerrar sesión' })
  await expect(signOut).toBeVisible()
  const foreignLinks = page.locator('a[href*="sanity.io"]')
  await expect(foreignLinks.filter({ visible: true })).toHaveCount(0)
  await signOut.click()
  await studio.waitForSignIn()
  await studio.submitSignIn({ ...editor, password })
  await expect(page.getByTestId('studio-navbar')).toBeVisible(loadTimeout)
})

test('an editor ends another session, and sets up a second factor (SAFE-02)', async ({
  page,
  instance,
}) => {
  const editor = await addEditor(instance)
  const other = await clientAs(editor, instance)
  const studio = new StudioPage(page, instance)
  await studio.openSignedIn(editor, '/studio/cuenta')
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

  await page.getByRole('link', { name: 'Estructura' }).click()
  await studio.waitForSections()
  await studio.signOut()
  await studio.submitSignIn(editor)
  await page.getByLabel('Código').pressSequentially(recoveryCode)
  expect(await findViolations(page, 'main')).toEqual([])
  await page.getByRole('button', { name: 'Entrar' }).click()
  await studio.waitForSections()
  await page.getByRole('link', { name: 'Mi cuenta' }).click()
  await expect(page.getByText('Te quedan 9 códigos')).toBeVisible()
})

test('keeps what an editor types after the session has ended (CMS-04)', async ({
  page,
  browser,
  dataset,
  instance,
  browserErrors,
}) => {
  const editor = await addEditor(instance)
  const studio = new StudioPage(page, instance)
  await studio.openAs(editor, '/studio/structure/ajustes;footer')
  const input = studio.lineInput('newsletter.title')
  const readDraft = () => dataset.fetch(`*[_id == 'drafts.footer'][0].newsletter`)
  await input.fill('Uno')
  await expect.poll(readDraft).toMatchObject({ title: 'Uno' })

  // Sanity logs the second if it reads the history meanwhile.
  browserErrors.allow(
    'the server responded with a status of 401',
    'HTTP Authentication failed',
    'Error fetching events',
  )
  await instance.client.request({
    method: 'DELETE',
    url: `/projects/embedded/users/${editor.id}/sessions`,
  })
  // An event for the form, whose stream the lake ends.
  await dataset.patch('drafts.footer').set({ 'newsletter.emailLabel': 'Correo' }).commit()
  await input.press('End')
  await input.pressSequentially(' dos')
  const panel = page.getByRole('dialog', { name: 'Tu sesión terminó' })
  await expect(panel).toBeVisible(loadTimeout)
  await page.keyboard.type(' tres')
  await expect(input).toHaveValue('Uno dos tres')

  const frame = panel.frameLocator('iframe')
  await frame.getByLabel('Correo electrónico').fill(editor.email)
  await frame.getByLabel('Contraseña', { exact: true }).fill(editor.password)
  await frame.getByRole('button', { name: 'Entrar' }).click()
  await expect(panel).toBeHidden(loadTimeout)
  await expect.poll(readDraft).toMatchObject({ title: 'Uno dos tres', emailLabel: 'Correo' })
  await expect(studio.lineInput('newsletter.emailLabel')).toHaveValue('Correo')
  await input.press('End')
  await input.pressSequentially(' cuatro')
  await expect.poll(readDraft).toMatchObject({ title: 'Uno dos tres cuatro' })

  // Colleagues see each other as before.
  const colleague = await openColleague(browser, instance)
  await colleague.lineInput('newsletter.title').click()
  await expect(studio.presenceIcon('admin')).toBeVisible()
  await input.click()
  await expect(colleague.presenceIcon(editor.name)).toBeVisible()
  await colleague.page.context().close()

  // A rejected change crashes the tool.
  browserErrors.allow('the server responded with a status of 400', 'rejected for the test')
  const error = { description: 'rejected for the test', type: 'mutationError', items: [] }
  await page.route('**/data/actions/**', (route) => route.fulfill({ status: 400, json: { error } }))
  await input.pressSequentially(' cinco')
  await expect(page.getByRole('heading', { name: 'Algo falló en esta parte' })).toBeVisible()
  await page.unroute('**/data/actions/**')
  await page.getByRole('button', { name: 'Recargar la página' }).click()
  await expect(input).toHaveValue('Uno dos tres cuatro', loadTimeout)
})

test('an administrator invites, changes and removes a person in the Studio (CMS-04)', async ({
  page,
  instance,
  browser,
  browserErrors,
}) => {
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  await page.getByRole('link', { name: 'Consultas' }).click()
  const queries = page.getByTestId('vision-root')
  await expect(queries.getByText('Conjunto de datos')).toBeVisible()
  await expect(queries.getByText('"dirección"').first(), 'a first result').toBeVisible()
  await expect(queries.getByRole('option', { name: 'Publicado', exact: true })).toHaveCount(1)
  await page.getByRole('link', { name: 'Equipo' }).click()
  const email = `${randomUUID()}@yapa.example`
  await page.getByLabel('Correo electrónico').fill(email)
  await page.getByRole('button', { name: 'Invitar', exact: true }).click()
  // This site has no mail server.
  await expect(page.getByText('Copiá este enlace')).toBeVisible()
  const link = await page.getByTestId('team').locator('code').innerText()
  const person = page.getByRole('list', { name: 'Quiénes entran' }).getByRole('listitem')
  const invited = person.filter({ hasText: email })
  await expect(invited).toContainText('Sin ninguna sesión abierta')
  expect(await findViolations(page, '[data-testid="team"]')).toEqual([])

  const context = await browser.newContext()
  browserErrors.watch(context)
  const theirs = await context.newPage()
  await theirs.goto(link)
  expect(await findViolations(theirs, 'main')).toEqual([])
  await theirs.getByLabel('Contraseña nueva').fill('la rifa del club es el sábado')
  await theirs.getByRole('button', { name: 'Guardar y entrar' }).click()
  await expect(theirs.getByTestId('studio-navbar')).toBeVisible(loadTimeout)
  await expect(theirs.getByRole('link', { name: 'Mi cuenta' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Equipo' })).toHaveCount(0)
  const readRole = async () => {
    const me = await theirs.request.get('/lake/v1/users/me')
    return ((await me.json()) as { role?: string }).role
  }
  expect(await readRole()).toBe('editor')
  browserErrors.allow('the server responded with a status of 410')
  await theirs.goto(link)
  await expect(theirs.getByRole('alert')).toContainText('ya se usó o venció')

  await page.reload()
  await invited.getByRole('combobox').selectOption('viewer', loadTimeout)
  await expect.poll(readRole).toBe('viewer')
  await invited.getByRole('button', { name: 'Cerrar sus sesiones' }).click()
  await expect(invited).toContainText('Sin ninguna sesión abierta')
  expect(await readRole()).toBeUndefined()
  await invited.getByRole('button', { name: 'Quitar' }).click()
  await invited.getByRole('button', { name: 'Quitar del equipo' }).click()
  await expect(invited).toHaveCount(0)
  await context.close()
})
