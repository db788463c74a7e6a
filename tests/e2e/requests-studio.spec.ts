import { readFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import type { Page } from 'playwright/test'
import { daysBefore, toDay } from '#config/calendar'
import { fieldDefinitions } from '#config/investor-fields'
import { createRequest } from './testing/create-request'
import { expect, test } from './testing/fixtures'
import { findInFiles } from './testing/find-in-files'
import { RequestsPage } from './testing/requests-page'
import { recordUrls } from './testing/site-pages'
import { clientAs, editor, requestViewer } from './testing/studio-users'
import { createVisitDays } from './testing/visit-counts'

const stored = (dataset: SanityClient, key: string) =>
  dataset.getDocument<{ status: string; notes?: string }>(`investorRequest.${key}`)

test('requests and sign-ups are listed, marked, exported and erased (FORM-08, NEWS-03, CMS-04)', async ({
  page,
  instance,
  dataset,
}) => {
  const mark = 'Ana que no queda'
  const address = 'ana@correo.example'
  await createRequest(dataset, { key: 'ana', name: mark, minutesAgo: 30 })
  const contacted = { status: 'contactada', minutesAgo: 20 }
  await createRequest(dataset, { key: 'ramon', name: 'Ramón Ñáñez', ...contacted })
  for (const name of ['ana', 'beto']) {
    await dataset.create({
      _id: `newsletterSignup.${name}`,
      _type: 'newsletterSignup',
      email: `${name}@correo.example`,
      status: 'activa',
      createdAt: '2026-01-01T12:00:00.000Z',
    })
  }
  const requests = new RequestsPage(page, instance)
  const exportFile = async (button: string) => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const download = await saving
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const
  }
  await requests.signIn()

  await test.step('the list is live, filtered and searched', async () => {
    await requests.open('Solicitudes', 'Solicitudes de inversión')
    await expect(requests.names).toHaveText(['Ramón Ñáñez', mark])
    const urls = recordUrls(page, /\/data\/query\/.*investorRequest/)
    await createRequest(dataset, { key: 'lucia', name: 'Lucía Pereyra' })
    await expect(requests.names).toHaveText(['Lucía Pereyra', 'Ramón Ñáñez', mark])
    await expect(requests.filter('Nuevas')).toHaveText('Nuevas2')
    expect(urls.length, 'one change is one question, or two').toBeLessThan(4)
    await requests.filter('Nuevas').click()
    await expect(requests.names).toHaveText(['Lucía Pereyra', mark])
    await requests.search.fill('peréyra')
    await expect(requests.names).toHaveText(['Lucía Pereyra'])
    const [name, text] = await exportFile('Exportar')
    expect(name).toMatch(/^solicitudes-\d{4}-\d\d-\d\d\.csv$/)
    expect(text).toContain('"Lucía Pereyra"')
    expect(text).not.toContain(mark)
    await requests.search.fill('nadie así')
    await expect(page.getByText('Nada coincide con lo que buscás.')).toBeVisible()
    await page.getByRole('button', { name: 'Ver todas' }).click()
    await expect(requests.names).toHaveCount(3)
    await requests.setStatus(mark, 'Marcar como contactada')
    await expect(requests.filter('Contactadas')).toHaveText('Contactadas2')
    expect(await stored(dataset, 'ana')).toMatchObject({ status: 'contactada' })
  })

  await test.step('staff annotate a request, and change nothing that a visitor wrote', async () => {
    await requests.openRequest(mark)
    await expect(page.getByText('Privada', { exact: true })).toBeVisible()
    await expect(page.getByText('Publicado', { exact: true })).toBeHidden()
    const name = requests.field('user_name').getByTestId('string-input')
    await expect(name).toHaveAttribute('readonly')
    const titles = Object.values(fieldDefinitions).map(({ title }) => title)
    await expect(page.getByTestId(/^field-user_[a-z]+$/)).toContainText(titles)
    const message = requests.field('user_message').getByRole('textbox')
    await expect(message).toHaveValue('Quiero saber más.')
    for (const [field, link, href] of [
      ['user_whatsapp', '+54 291 555 1234', 'https://wa.me/5492915551234'],
      ['user_email', address, `mailto:${address}`],
    ] as const) {
      for (const place of [requests.field(field), requests.row(mark)]) {
        await expect(place.getByRole('link', { name: link })).toHaveAttribute('href', href)
      }
    }
    await requests.field('notes').getByRole('textbox').fill('Nota que no queda')
    await expect.poll(() => stored(dataset, 'ana')).toMatchObject({ notes: 'Nota que no queda' })
    await expect(requests.row(mark).getByLabel('Tiene notas internas')).toBeVisible()
    await expect(page.getByTestId('pane-footer-document-status')).toHaveText(/Editado justo ahora$/)
    await requests.chooseAction('Marcar como descartada')
    await expect(requests.filter('Descartadas')).toHaveText('Descartadas1')
    await expect(page.getByRole('radio', { name: 'Descartada' })).toBeChecked()
    const draft = await dataset.getDocument('drafts.investorRequest.ana')
    expect(draft, 'no draft is left').toBeUndefined()
  })

  const dialog = page.getByRole('dialog')
  await test.step('one request is deleted, after a question', async () => {
    await requests.openRequest('Ramón Ñáñez')
    await requests.chooseAction('Borrar para siempre')
    await expect(dialog).toContainText('Se borra de todas partes')
    await expect(dialog).toContainText('No se puede deshacer.')
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    expect(await stored(dataset, 'ramon')).toBeDefined()
    await requests.chooseAction('Borrar para siempre')
    await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
    await expect(requests.names).toHaveText(['Lucía Pereyra', mark])
    await expect(requests.field('user_name'), 'the pane is closed').toHaveCount(0)
  })

  await test.step('sign-ups are marked and exported', async () => {
    await requests.open('Suscripciones al boletín')
    await requests.setStatus('beto@correo.example', 'Marcar como baja')
    await expect(requests.filter('Bajas')).toHaveText('Bajas1')
    expect(await dataset.getDocument('newsletterSignup.beto')).toMatchObject({
      status: 'baja',
      leftAt: expect.stringMatching(/Z$/),
    })
    await requests.filter('Confirmadas').click()
    await expect(requests.names).toHaveText([address])
    const [name, text] = await exportFile('Exportar')
    expect(name).toMatch(/^suscripciones-\d{4}-\d\d-\d\d\.csv$/)
    expect(text.match(/\S+@/g)).toEqual(['09:00","Confirmada","ana@'])
  })

  await test.step('all data of a person are found, exported and erased', async () => {
    await requests.open('Datos de una persona')
    const field = page.getByRole('textbox', { name: 'Correo o teléfono de la persona' })
    await field.pressSequentially('ana')
    await field.press('Enter')
    await expect(page.getByRole('status').getByText('Escribí un correo completo')).toBeVisible()
    await field.fill(' Ana@correo.example')
    await field.press('Enter')
    const found = page.getByRole('list', { name: 'Lo que hay de esta persona' }).getByRole('link')
    await expect(found).toHaveText(['Solicitud de inversión', 'Suscripción al boletín'])
    const [, text] = await exportFile('Exportar sus datos')
    expect(text).toContain(mark)
    expect(text).not.toContain('Lucía')
    await page.getByRole('button', { name: 'Borrar todo para siempre' }).click()
    await expect(dialog).toContainText('Se borran 2 documentos')
    await dialog.getByRole('button', { name: 'Borrar todo' }).click()
    await expect(page.getByText('No hay nada guardado con ese correo o teléfono.')).toBeVisible()
    expect(await dataset.fetch('*[_type == "investorRequest"].user_name')).toEqual([
      'Lucía Pereyra',
    ])
    const marks = [mark, address, 'Nota que no queda', 'Ramón Ñáñez']
    expect(findInFiles(instance.dataDir, marks)).toEqual([])
  })
})

test('readers see tasks, requests and visits, change nothing (FORM-08, ANA-05, CMS-04, EDIT-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await createRequest(dataset, { key: 'ana', name: 'Ana Gómez' })
  const late = { minutesAgo: 61, delivery: 'pending' } as const
  await createRequest(dataset, { key: 'dead', name: 'Carla Ruiz', ...late })
  await createRequest(dataset, { key: 'fails', name: 'Dora Luz', delivery: 'failing' })
  await createVisitDays(dataset, { 0: 1_234 })
  const requests = new RequestsPage(page, instance)

  await test.step('documents are read-only', async () => {
    const title = requests.lineInput('newsletter.title')
    await requests.openDocument('/studio/structure/ajustes;footer', requestViewer)
    const banner = page.getByTestId('permission-check-banner')
    await expect(banner).toContainText(/Lectura.* no tiene permisos/)
    await expect(title).toHaveAttribute('readonly')
    await expect(page.getByTestId('action-publicar')).toBeDisabled()
    await expect(page.getByRole('link', { name: 'Consultas' })).toHaveCount(0)
    await expect(page.getByTestId('action-menu-button'), 'with scheduling').toHaveCount(0)
    const reader = await clientAs(requestViewer, instance)
    const write = reader.patch('footer', { unset: ['newsletter.title'] }).commit()
    await expect(write).rejects.toMatchObject({ statusCode: 403 })
    // The lake has no access requests; the Studio reports that in the console.
    browserErrors.allow('status of 404', 'Failed to fetch access requests')
  })

  await test.step('requests are read-only, and late e-mails stand out', async () => {
    await requests.open('Solicitudes', 'Solicitudes de inversión')
    const row = requests.row('Ana Gómez')
    await expect(row).toContainText('Nueva')
    await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
    await expect(row.getByRole('button')).toHaveCount(0)
    await expect(row).not.toHaveAttribute('data-tone', 'critical')
    await expect(requests.row('Carla Ruiz')).toHaveAttribute('data-tone', 'critical')
    await expect(page.getByText('2 solicitudes llevan más de una hora sin aviso')).toBeVisible()
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    await expect(requests.names).toHaveText(['Dora Luz', 'Carla Ruiz'])
    await requests.openRequest('Carla Ruiz')
    await expect(page.getByTestId('pane-footer').getByText('Aviso demorado')).toBeVisible()
    await expect(requests.field('user_name').getByTestId('string-input')).toHaveValue('Carla Ruiz')
    await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
  })

  await test.step('visits show, after an error of the dataset', async () => {
    const query = /\/data\/query\/.*visitDay/
    await page.route(query, (route) => route.fulfill({ status: 500, json: {} }))
    await requests.goTo('/studio/structure/visitas')
    const pane = page.getByTestId('visitDay')
    await expect(pane.getByText('Las visitas no se pudieron leer')).toBeVisible()
    await page.unroute(query)
    await pane.getByRole('button', { name: 'Reintentar' }).click()
    await expect(pane.getByRole('row', { name: 'Inicio' }).getByRole('cell')).toHaveText(/\d/)
    browserErrors.allow('the server responded with a status of 500')
  })

  await test.step('Inicio shows open tasks live, and lists mark drafts with a dot', async () => {
    // A tab of an earlier test may have saved a draft after the test.
    await dataset.delete({ query: '*[_id in path("drafts.**")]' })
    await page.getByRole('link', { name: 'Inicio', exact: true }).click()
    const today = toDay(Date.now())
    const author = await clientAs(editor, instance)
    const { faqId, figures } = await dataset.fetch<{ faqId: string; figures: { _key: string }[] }>(
      `{ "faqId": *[_type == "faqEntry"][0]._id,
         "figures": *[_id == "investorsPage"][0].hero.figures[]{ _key } }`,
    )
    const [figure] = figures
    await dataset
      .patch('investorsPage', {
        set: {
          [`hero.figures[_key=="${figure?._key ?? ''}"].value`]: '+99.000',
          [`hero.figures[_key=="${figure?._key ?? ''}"].validUntil`]: daysBefore(today, -10),
        },
      })
      .commit()
    // The preview stores its secret in a draft.
    await dataset.create({ _id: 'drafts.secreto', _type: 'sanity.previewUrlSecret' })
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(card(page, 'Sin publicar')).toContainText('No hay nada sin publicar')
    await expect(card(page, 'Solicitudes que esperan')).toContainText('Ana Gómez')
    await expect(card(page, 'Datos por vencer')).toContainText('+99.000')
    await expect(card(page, 'Visitas de los últimos 7 días')).toContainText('1.234')
    expect(await findOverflow(page)).toBe(0)

    // An edit of another user appears without a reload, with who and when.
    const drafts = card(page, 'Sin publicar').getByRole('listitem')
    const faq = { _id: `drafts.${faqId}`, _type: 'faqEntry', title: '¿Y si llueve?' }
    await author.create(faq)
    await expect(drafts).toContainText('¿Y si llueve?')
    await expect(drafts).toContainText(/Bruno Díaz ·\s*(ahora|hace)/)
    const footer = await dataset.getDocument('footer')
    await author.create({ ...footer, _id: 'drafts.footer', _type: 'footer' })
    await expect(drafts).toHaveCount(2)
    await expect(drafts.first()).toContainText('Pie de página')

    // Each entry opens its document, by keyboard, too.
    await page.setViewportSize({ width: 1440, height: 900 })
    await drafts.first().getByRole('link').press('Enter')
    await expect(requests.lineInput('newsletter.title')).toBeVisible()
    await expect(page).toHaveURL(/structure\/ajustes;footer/)
    const hasDraftDot = (title: string) => requests.item(title).locator('[data-status="draft"]')
    await expect(hasDraftDot('Pie de página')).toBeVisible()
    await expect(hasDraftDot('Encabezado y menú')).toHaveCount(0)
    await page.goBack()
    await card(page, 'Datos por vencer')
      .getByRole('link', { name: /\+99\.000/ })
      .click()
    await expect(page).toHaveURL(/investorsPage/)
    const validUntil = requests.field(`hero.figures[_key=="${figure?._key ?? ''}"].validUntil`)
    await expect(validUntil.getByRole('textbox')).toBeFocused()

    await requests.goTo('/studio/inico')
    const missing = page.getByRole('heading', { name: 'No existe esta herramienta: inico' })
    await expect(missing).toBeVisible()
  })
})

const card = (page: Page, name: string) => page.getByRole('region', { name })

/** Pixels by which content is wider than the screen. */
function findOverflow(page: Page): Promise<number> {
  return page.getByTestId('home').evaluate((element) => element.scrollWidth - element.clientWidth)
}
