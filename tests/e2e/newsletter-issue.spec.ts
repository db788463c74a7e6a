import { expect, test } from './testing/fixtures'
import { readMailsAbout } from './testing/mails'
import { loadTimeout, StudioPage } from './testing/studio-page'

const SUBJECT = 'Marzo en el club'
const ISSUES = '*[_type == "newsletterIssue" && title == $title]'

test('an issue is written, seen as mail, tried, sent once and kept in the archive (NEWS-06)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  // The frame with the mail runs no scripts, not even those of the browser's driver.
  browserErrors.allow("Blocked script execution in 'about:srcdoc'")
  for (const name of ['ana', 'eva']) {
    const signup = { _id: `newsletterSignup.${name}`, _type: 'newsletterSignup' }
    await dataset.create({ ...signup, status: 'activa', email: `${name}@correo.example` })
  }
  await dataset.patch('newsletterTexts').set({ perHour: 3_600 }).commit()
  const studio = new StudioPage(page, instance)
  await studio.signIn()
  await studio.open('Contenido', 'Números del boletín')
  await page.getByTestId('action-intent-button').click()
  await studio.lineInput('title').click()
  await page.keyboard.type(SUBJECT, { delay: 20 })
  await studio.field('lead').getByRole('textbox').click()
  await page.keyboard.type('Lo que pasó en marzo.', { delay: 20 })
  await studio.field('slug').getByRole('button', { name: 'Generar' }).click()
  await expect(studio.field('slug').getByRole('textbox')).toHaveValue('boletin/marzo-en-el-club')
  await studio.field('body').getByRole('button', { name: 'Añadir elemento' }).click()
  await page.getByRole('menuitem', { name: 'Texto' }).click()
  const text = page.getByTestId(/^field-body\[.*\]\.body$/).getByRole('textbox')
  await text.click()
  await page.keyboard.insertText('Entre 312 vecinos juntamos las chapas.')
  // The Studio removes a new section that is closed before its first change is saved.
  const bodies = () => dataset.fetch<unknown>(`${ISSUES}.body`, { title: SUBJECT })
  await expect.poll(async () => JSON.stringify(await bodies())).toContain('312 vecinos')
  await page.keyboard.press('Escape')

  await page.getByRole('tab', { name: 'Correo' }).click()
  const frame = page.locator(`iframe[title="${SUBJECT}"]`)
  await expect(frame).toHaveAttribute('srcdoc', /Entre 312 vecinos/)
  await page.getByRole('button', { name: 'Teléfono, 320 px' }).click()
  expect((await frame.boundingBox())?.width).toBe(320)
  await page.getByRole('button', { name: 'Texto' }).click()
  await expect(page.getByTestId('mail-text')).toContainText('Entre 312 vecinos')
  await page.getByRole('button', { name: 'Mandarme una prueba' }).click()
  const receivers = async () =>
    (await readMailsAbout(instance, SUBJECT))
      .flatMap(({ to }) => to?.map(({ address }) => address ?? '') ?? [])
      .sort()
  const { email } = instance.administrator
  await expect.poll(receivers).toEqual([email])

  await page.getByRole('button', { name: 'Enviar a 2 suscriptos' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Enviar este número?' })
  await expect(dialog).toContainText('Sale una sola vez')
  await dialog.getByRole('button', { name: 'Enviar a 2 suscriptos' }).click()
  await expect.poll(() => dataset.fetch(`count(${ISSUES})`, { title: SUBJECT })).toBe(1)
  const all = [email, 'ana@correo.example', 'eva@correo.example'].sort()
  await expect.poll(receivers, loadTimeout).toEqual(all)
  await expect(page.getByText('Enviado a 2 de 2, 0 rechazados').first()).toBeVisible(loadTimeout)

  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/boletin')
  await visitor.getByRole('link', { name: SUBJECT }).click()
  await expect(visitor.getByText('Entre 312 vecinos')).toBeVisible()
  const feed = await visitor.request.get('/boletin.xml')
  expect(await feed.text()).toContain(`<title>${SUBJECT}</title>`)
})
