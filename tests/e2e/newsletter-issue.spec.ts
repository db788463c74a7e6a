import { randomUUID } from 'node:crypto'
import { textSection } from '#seed/authoring/blocks'
import { keyed } from '#seed/authoring/document'
import { expect, test } from './testing/fixtures'
import { readMailsAbout } from './testing/mails'

test('an issue is seen as mail, tried, sent once and kept in the archive (NEWS-06)', async ({
  page,
  studio,
  instance,
  dataset,
  browserErrors,
}) => {
  // An outbox sends an issue once, and the messages of other runs stay.
  const id = randomUUID()
  const subject = `Marzo en el club ${id}`
  // The frame with the mail runs no scripts, not even those of the browser's driver.
  browserErrors.allow("Blocked script execution in 'about:srcdoc'")
  for (const name of ['ana', 'eva']) {
    const signup = { _id: `newsletterSignup.${name}`, _type: 'newsletterSignup' }
    await dataset.create({ ...signup, status: 'activa', email: `${name}@correo.example` })
  }
  await dataset.patch('newsletterTexts').set({ perHour: 3_600 }).commit()
  await dataset.create({
    _id: `drafts.${id}`,
    _type: 'newsletterIssue',
    title: subject,
    lead: 'Lo que pasó en marzo.',
    date: '2026-03-31',
    body: keyed([textSection({ text: 'Entre 312 vecinos juntamos las chapas.' })]),
  })
  await studio.signIn()
  await studio.open('Contenido', 'Números del boletín')
  await studio.clickEntry(studio.documentRow(subject))
  await studio.field('slug').getByRole('button', { name: 'Generar' }).click()
  await expect(studio.field('slug').getByRole('textbox')).toHaveValue(
    `boletin/marzo-en-el-club-${id}`,
  )

  await page.getByRole('tab', { name: 'Correo' }).click()
  const frame = page.locator(`iframe[title="${subject}"]`)
  await expect(frame).toHaveAttribute('srcdoc', /Entre 312 vecinos/)
  await page.getByRole('button', { name: 'Teléfono, 320 px' }).click()
  expect((await frame.boundingBox())?.width).toBe(320)
  await page.getByRole('button', { name: 'Texto' }).click()
  await expect(page.getByTestId('mail-text')).toContainText('Entre 312 vecinos')
  await page.getByRole('button', { name: 'Mandarme una prueba' }).click()
  const receivers = async () =>
    (await readMailsAbout(instance, subject))
      .flatMap(({ to }) => to?.map(({ address }) => address ?? '') ?? [])
      .sort()
  const { email } = instance.administrator
  await expect.poll(receivers).toEqual([email])

  await page.getByRole('button', { name: 'Enviar a 2 suscriptos' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Enviar este número?' })
  await expect(dialog).toContainText('Sale una sola vez')
  await dialog.getByRole('button', { name: 'Enviar a 2 suscriptos' }).click()
  const all = [email, 'ana@correo.example', 'eva@correo.example'].sort()
  await expect.poll(receivers).toEqual(all)
  await expect(page.getByText('Enviado a 2 de 2, 0 rechazados').first()).toBeVisible()

  const visitor = await page.context().newPage()
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.goto('/boletin')
  await visitor.getByRole('link', { name: subject }).click()
  await expect(visitor.getByText('Entre 312 vecinos')).toBeVisible()
  const feed = await visitor.request.get('/boletin.xml')
  expect(await feed.text()).toContain(`<title>${subject}</title>`)
})
