import { readFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import { toDay } from '#config/calendar'
import { fieldDefinitions } from '#config/investor-fields'
import { createRequest } from './testing/create-request'
import { expect, test } from './testing/fixtures'
import { findInFiles } from './testing/find-in-files'
import { RequestsPage } from './testing/requests-page'
import { signInAs } from './testing/studio-page'

const stored = (dataset: SanityClient, key: string) =>
  dataset.getDocument<{ status: string; notes?: string }>(`investorRequest.${key}`)

test('requests are listed live, filtered, found, marked and annotated (FORM-08, CMS-04)', async ({
  page,
  instance,
  dataset,
}) => {
  await createRequest(dataset, { key: 'ana', name: 'Ana Gómez', minutesAgo: 30 })
  await createRequest(dataset, {
    key: 'ramon',
    name: 'Ramón Ñáñez',
    status: 'contactada',
    minutesAgo: 20,
  })
  const requests = new RequestsPage(page, instance)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await expect(requests.names).toHaveText(['Ramón Ñáñez', 'Ana Gómez'])
  await expect(requests.filter('Todas')).toHaveText('Todas2')
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    if (/\/data\/query\/.*investorRequest/.test(request.url())) requestedUrls.push(request.url())
  })

  await createRequest(dataset, { key: 'lucia', name: 'Lucía Pereyra' })
  await expect(requests.names, 'without a reload').toHaveText([
    'Lucía Pereyra',
    'Ramón Ñáñez',
    'Ana Gómez',
  ])
  await expect(requests.filter('Nuevas')).toHaveText('Nuevas2')
  expect(requestedUrls.length, 'one change is one question, or two').toBeLessThan(4)
  await expect(requests.filter('Contactadas')).toHaveText('Contactadas1')
  await expect(requests.filter('Descartadas')).toHaveText('Descartadas0')

  await requests.filter('Nuevas').click()
  await expect(requests.names).toHaveText(['Lucía Pereyra', 'Ana Gómez'])
  await requests.search.fill('gomez')
  await expect(requests.names).toHaveText(['Ana Gómez'])
  await requests.search.fill('nadie así')
  await expect(page.getByText('Nada coincide con lo que buscás.')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todas' }).click()
  await requests.search.fill('555 1234')
  await expect(requests.names).toHaveCount(3)

  await requests.setStatus('Ana Gómez', 'Marcar como contactada')
  await expect(requests.filter('Contactadas')).toHaveText('Contactadas2')
  expect(await stored(dataset, 'ana')).toMatchObject({ status: 'contactada' })

  await requests.openRequest('Ana Gómez')
  await expect(page.getByText('Privada', { exact: true })).toBeVisible()
  await expect(page.getByText('Publicado', { exact: true })).toBeHidden()
  await expect(requests.field('user_name').getByTestId('string-input')).toHaveAttribute('readonly')
  const titles = Object.values(fieldDefinitions).map(({ title }) => title)
  await expect(page.getByTestId(/^field-user_[a-z]+$/)).toContainText(titles)
  await expect(requests.field('user_message').getByRole('textbox')).toHaveValue('Quiero saber más.')
  const chat = 'https://wa.me/5492915551234'
  for (const place of [requests.field('user_whatsapp'), requests.row('Ana Gómez')]) {
    const link = place.getByRole('link', { name: '+54 291 555 1234' })
    await expect(link).toHaveAttribute('href', chat)
  }
  for (const place of [requests.field('user_email'), requests.row('Ana Gómez')]) {
    const link = place.getByRole('link', { name: 'ana@correo.example' })
    await expect(link).toHaveAttribute('href', 'mailto:ana@correo.example')
  }
  await requests.field('notes').getByRole('textbox').fill('Llamada el lunes.')
  await expect.poll(() => stored(dataset, 'ana')).toMatchObject({ notes: 'Llamada el lunes.' })
  await expect(requests.row('Ana Gómez').getByLabel('Tiene notas internas')).toBeVisible()
  await expect(page.getByTestId('pane-footer-document-status')).toHaveText(/Editado justo ahora$/)

  await page.getByTestId('action-menu-button').click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Marcar como descartada',
    'Marcar como nueva',
    'Dar acceso',
    'Borrar para siempre',
  ])
  await page.getByRole('menuitem', { name: 'Marcar como descartada' }).click()
  await expect(requests.filter('Descartadas')).toHaveText('Descartadas1')
  await expect(page.getByRole('radio', { name: 'Descartada' })).toBeChecked()
  expect(
    await dataset.getDocument('drafts.investorRequest.ana'),
    'no draft is left',
  ).toBeUndefined()
})

test('exports requests and sign-ups as CSV without formulas (FORM-08, NEWS-03, CMS-04)', async ({
  page,
  instance,
  dataset,
}) => {
  const createdAt = '2026-01-01T02:30:00.000Z'
  const message = '=HYPERLINK("https://malo.example";"mirá")\nDos líneas'
  await createRequest(dataset, { key: 'ana', name: 'Ana "Anita" Gómez', message })
  await dataset.patch('investorRequest.ana').set({ createdAt }).commit()
  await createRequest(dataset, { key: 'otra', name: 'Otra', status: 'descartada' })
  for (const name of ['ana', 'beto']) {
    await dataset.create({
      _id: `newsletterSignup.${name}`,
      _type: 'newsletterSignup',
      email: `${name}@correo.example`,
      status: 'activa',
      createdAt: '2026-01-01T12:00:00.000Z',
      confirmedAt: '2026-01-01T13:00:00.000Z',
    })
  }
  const requests = new RequestsPage(page, instance)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await requests.filter('Nuevas').click()

  const exportFile = async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const download = await saving
    return [download.suggestedFilename(), readFileSync(await download.path(), 'utf8')] as const
  }
  const before = toDay(Date.now())
  const [name, text] = await exportFile()
  // The date can change in between.
  const days = [before, toDay(Date.now())]
  expect(days.map((day) => `solicitudes-${day}.csv`)).toContain(name)
  const [, ...records] = text.split('\r\n')
  expect(text.startsWith('\uFEFF"Recibida (hora de Argentina)","Estado","Nombre"')).toBe(true)
  expect(records).toEqual([
    '"2025-12-31 23:30","Nueva","Ana ""Anita"" Gómez","\'+54 291 555 1234","ana@correo.example",' +
      '"USD","\'=HYPERLINK(""https://malo.example"";""mirá"")\nDos líneas","","Enviado",""',
    '',
  ])

  await requests.open('Suscripciones al boletín')
  await requests.setStatus('beto@correo.example', 'Marcar como baja')
  await expect(requests.filter('Bajas')).toHaveText('Bajas1')
  const left = await dataset.getDocument<{ status: string; leftAt: string }>(
    'newsletterSignup.beto',
  )
  expect(left).toMatchObject({ status: 'baja', leftAt: expect.stringMatching(/Z$/) })
  await requests.filter('Confirmadas').click()
  await expect(requests.names).toHaveText(['ana@correo.example'])
  expect(await exportFile()).toEqual([
    expect.stringMatching(/^suscripciones-\d{4}-\d\d-\d\d\.csv$/),
    '\uFEFF"Recibida (hora de Argentina)","Estado","Correo",' +
      '"Confirmada (hora de Argentina)","Baja (hora de Argentina)"\r\n' +
      '"2026-01-01 09:00","Confirmada","ana@correo.example","2026-01-01 10:00",""\r\n',
  ])
})

test('who only reads requests changes none, and sees which have no e-mail for an hour (FORM-08)', async ({
  page,
  instance,
  dataset,
}) => {
  await createRequest(dataset, { key: 'ana', name: 'Ana Gómez' })
  const late = { minutesAgo: 61, delivery: 'pending' } as const
  await createRequest(dataset, { key: 'dead', name: 'Carla Ruiz', ...late })
  await createRequest(dataset, { key: 'fails', name: 'Dora Luz', delivery: 'failing' })
  await signInAs(page, 'request-viewer')
  const requests = new RequestsPage(page, instance)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await expect(requests.row('Ana Gómez')).toContainText('Nueva')
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
  await expect(requests.row('Ana Gómez').getByRole('button')).toHaveCount(0)
  await expect(requests.row('Ana Gómez')).not.toHaveAttribute('data-tone', 'critical')
  await expect(requests.row('Carla Ruiz')).toHaveAttribute('data-tone', 'critical')
  await expect(page.getByText('2 solicitudes llevan más de una hora sin aviso')).toBeVisible()
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(requests.names).toHaveText(['Dora Luz', 'Carla Ruiz'])

  await requests.openRequest('Carla Ruiz')
  await expect(page.getByTestId('pane-footer').getByText('Aviso demorado')).toBeVisible()
  await expect(requests.field('user_name').getByTestId('string-input')).toHaveValue('Carla Ruiz')
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
})

test('deleting a request removes it from history and disk (FORM-08)', async ({
  page,
  instance,
  dataset,
}) => {
  const mark = 'Marca que no queda'
  await createRequest(dataset, { key: 'ana', name: mark, message: 'Mensaje que no queda' })
  await createRequest(dataset, { key: 'beto', name: 'Beto Paz' })
  await dataset.patch('investorRequest.ana').set({ notes: 'Nota que no queda' }).commit()
  const requests = new RequestsPage(page, instance)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await requests.openRequest(mark)

  await requests.chooseAction('Borrar para siempre')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Se borra de todas partes')
  await expect(dialog).toContainText('No se puede deshacer.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await stored(dataset, 'ana')).toBeDefined()

  await requests.chooseAction('Borrar para siempre')
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(requests.names).toHaveText(['Beto Paz'])
  await expect(requests.field('user_name'), 'the pane is closed').toHaveCount(0)

  expect(await stored(dataset, 'ana')).toBeUndefined()
  const history = await page.request.get(
    '/lake/v2025-02-19/data/history/production/transactions/investorRequest.ana',
    { headers: { authorization: `Bearer ${dataset.config().token ?? ''}` } },
  )
  expect([history.status(), await history.text()]).toEqual([200, ''])
  // Only the id remains for a day, to delete data of the request that arrive later.
  const marks = [mark, 'Mensaje que no queda', 'Nota que no queda']
  expect(findInFiles(instance.dataDir, marks)).toEqual([])
})
