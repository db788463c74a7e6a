import { randomUUID } from 'node:crypto'
import { textSection } from '#seed/authoring/blocks'
import { keyed } from '#seed/authoring/document'
import { expect, test } from './testing/fixtures'
import { readMailsAbout } from './testing/mails'

const DRAFT_LEADS = '*[_id in path("drafts.**") && _type == "page"].lead'

test('staff make, rename and delete a page, and send an issue once (PAGE-01, NEWS-06)', async ({
  page,
  studio,
  instance,
  dataset,
  browserErrors,
}) => {
  await dataset.patch('page-prensa').set({ inMenu: true }).commit()
  await studio.signIn()
  await studio.open('Páginas', 'Más páginas')
  await expect(page.getByText('/prensa', { exact: true })).toBeVisible()
  await page.getByTestId('multi-action-intent-button').click()
  await page.getByRole('menuitem', { name: 'Nota de prensa' }).click()

  const title = studio.lineInput('title')
  await expect(title).toHaveValue('Nota de prensa')
  await expect(studio.documentRow('Nota de prensa'), 'before any edit').toBeVisible()
  await expect(page.getByText('Sin contenido todavía')).toHaveCount(0)
  await title.selectText()
  await page.keyboard.type('Rifa del puerto', { delay: 30 })
  const slug = studio.field('slug').getByRole('textbox')
  await studio.field('slug').getByRole('button', { name: 'Generar' }).click()
  await expect(slug).toHaveValue('rifa-del-puerto')
  await slug.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mi Página Ñandú', { delay: 30 })
  await expect(studio.field('slug').getByRole('alert')).toContainText('Usá letras minúsculas')
  await expect(page.getByText('Falta corregir: Dirección')).toBeVisible()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('novedades/rifa', { delay: 30 })
  await expect(page.getByText('Falta corregir')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  const samples = page.getByRole('dialog', { name: 'Quedan textos de ejemplo' })
  await expect(samples.getByRole('listitem')).toHaveText([
    'Titular',
    'Bajada',
    'Sección «La noticia»',
    'Sección «Contacto de prensa»',
    'Buscadores y redes',
  ])
  await samples.getByRole('button', { name: 'Seguir editando' }).click()
  const lead = studio.field('lead').getByRole('textbox')
  await lead.selectText()
  await page.keyboard.type('El puerto juega.', { delay: 30 })
  await page.getByRole('button', { name: 'Publicar', exact: true }).click()
  await expect(samples.getByRole('listitem').first()).toHaveText('Titular')
  await expect(samples.getByText('Bajada')).toHaveCount(0)
  await samples.getByRole('button', { name: 'Seguir editando' }).click()
  await studio.publish({ confirm: 'Publicar igual' })

  const statusOf = async (path: string) => {
    const answer = await page.request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location]
  }
  await expect.poll(() => statusOf('/novedades/rifa')).toEqual([200, undefined])
  const visitor = await page.context().newPage()
  await visitor.goto('/novedades/rifa')
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('El título dice la noticia')
  await expect(visitor.getByRole('navigation').getByText('Rifa del puerto')).toBeVisible()
  await visitor.getByRole('link', { name: 'Prensa', exact: true }).first().click()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hoja de prensa')
  await expect(visitor).toHaveURL('/prensa')

  await slug.click()
  await slug.press('End')
  await page.keyboard.type('-del-puerto', { delay: 30 })
  await expect(slug).toHaveValue('novedades/rifa-del-puerto')
  await studio.publish({ confirm: 'Publicar igual' })
  const renamed = '/novedades/rifa-del-puerto'
  await expect.poll(() => statusOf('/novedades/rifa')).toEqual([301, renamed])
  await visitor.goto('/novedades/rifa')
  await expect(visitor).toHaveURL(renamed)

  await dataset
    .patch('footer')
    .set({ 'linkColumns[0].links[0].href': `${renamed}#contacto` })
    .commit()
  await studio.chooseAction('Despublicar')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`Quien entre a ${renamed} va a ver que la página no existe.`)
  await expect(dialog.getByRole('link', { name: 'Pie de página' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Despublicar ahora' }).click()
  await expect.poll(() => statusOf(renamed)).toEqual([404, undefined])
  expect(await statusOf('/novedades/rifa')).toEqual([404, undefined])

  await expect(studio.documentRow('Rifa del puerto'), 'the draft').toBeVisible()
  await expect(title).toHaveValue('Rifa del puerto')
  await expect(page.getByText('Sin título')).toHaveCount(0)
  await studio.publish({ confirm: 'Publicar igual' })
  await expect.poll(() => statusOf(renamed)).toEqual([200, undefined])
  await studio.chooseAction('Eliminar')
  await expect(dialog.getByRole('link', { name: 'Pie de página' })).toBeVisible()
  await dialog.getByLabel('Quien entre ahí va a:').selectOption('Biblioteca · /biblioteca')
  await dialog.getByRole('button', { name: 'Eliminar ahora' }).click()
  await expect(title, 'the form closes').toHaveCount(0)
  for (const path of [renamed, '/novedades/rifa']) {
    await expect.poll(() => statusOf(path)).toEqual([302, '/biblioteca'])
  }

  await dataset.create({ _id: 'newsletterSignup.x', _type: 'newsletterSignup', email: 'a@b.test' })
  await dataset.delete('newsletterSignup.x')
  await studio.open('Papelera')
  // Other tests have deleted documents, too.
  const rows = page.getByTestId('deleted-document')
  const deleted = rows.filter({ hasText: 'Rifa del puerto' })
  await expect(deleted).toHaveCount(1)
  await expect(rows.filter({ hasText: 'a@b.test' })).toHaveCount(0)
  await expect(deleted).toContainText(/Rifa del puerto.*Se publica de nuevo.*Eliminado el/)
  const restore = deleted.getByRole('button', { name: 'Recuperar Rifa del puerto' })
  const redirects = rows.getByText('Desvío')
  const before = await redirects.count()
  await restore.click()
  await expect(redirects, 'the redirects of the deletion').toHaveCount(before + 2)
  await expect(restore).toHaveCount(0)
  await expect.poll(() => statusOf(renamed)).toEqual([200, undefined])
  expect(await statusOf('/novedades/rifa')).toEqual([301, renamed])

  await studio.open('Buscar y reemplazar')
  await page.getByLabel('Palabra o frase').fill('el puerto juega')
  await page.getByLabel('Reemplazar por').fill('El club juega')
  await page.getByLabel('Distinguir mayúsculas de minúsculas').uncheck({ force: true })
  await page.getByLabel('Palabra o frase').press('Enter')
  const found = page.getByTestId('found-document')
  await expect(found).toContainText('El puerto juega El club juega.')
  await expect(found.getByRole('checkbox')).toHaveCount(1)
  await page.getByRole('button', { name: 'Reemplazar en 1 lugar' }).click()
  const draftLeads = () => dataset.fetch<string[]>(DRAFT_LEADS, {}, { perspective: 'raw' })
  await expect.poll(draftLeads).toEqual(['El club juega.'])
  await page.getByRole('button', { name: 'Deshacer' }).click()
  await expect(page.getByText('Todo volvió a como estaba.')).toBeVisible()
  expect(await draftLeads()).toEqual([])

  await test.step('an issue is seen as mail, tried, sent once and kept in the archive', async () => {
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
    const question = page.getByRole('dialog', { name: '¿Enviar este número?' })
    await expect(question).toContainText('Sale una sola vez')
    await question.getByRole('button', { name: 'Enviar a 2 suscriptos' }).click()
    const all = [email, 'ana@correo.example', 'eva@correo.example'].sort()
    await expect.poll(receivers).toEqual(all)
    await expect(page.getByText('Enviado a 2 de 2, 0 rechazados').first()).toBeVisible()

    const reader = await page.context().newPage()
    await reader.setViewportSize({ width: 360, height: 740 })
    await reader.goto('/boletin')
    await reader.getByRole('link', { name: subject }).click()
    await expect(reader.getByText('Entre 312 vecinos')).toBeVisible()
    const feed = await reader.request.get('/boletin.xml')
    expect(await feed.text()).toContain(`<title>${subject}</title>`)
  })
})
