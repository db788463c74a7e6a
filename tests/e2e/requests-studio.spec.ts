import { readFileSync } from 'node:fs'
import type { SanityClient } from '@sanity/client'
import { dayOf } from '../../config/calendar'
import { expect, test } from './fixtures'
import { foundIn } from './found-in'
import { RequestsPage } from './requests-page'
import { signInAsViewer } from './studio'

const MINUTE_MS = 60_000

interface Sent {
  readonly key: string
  readonly name: string
  readonly minutesAgo?: number
  readonly status?: string
  readonly delivery?: 'pending' | 'sent' | 'failing'
  readonly message?: string
}

/** Stores a request as the site does. */
function send(dataset: SanityClient, { key, name, minutesAgo = 0, ...sent }: Sent) {
  return dataset.create({
    _id: `investorRequest.${key}`,
    _type: 'investorRequest',
    user_name: name,
    user_whatsapp: '+54 291 555 1234',
    user_email: `${key}@correo.example`,
    user_currency: 'USD',
    user_message: sent.message ?? 'Quiero saber más.',
    status: sent.status ?? 'nueva',
    createdAt: new Date(Date.now() - minutesAgo * MINUTE_MS).toISOString(),
    idempotencyKey: key,
    delivery: { state: sent.delivery ?? 'sent', attempts: 1 },
  })
}

const stored = (dataset: SanityClient, key: string) =>
  dataset.getDocument<{ status: string; notes?: string }>(`investorRequest.${key}`)

test.setTimeout(120_000)

test('FORM-08 CMS-04 requests are listed newest first, counted, filtered and found, live', async ({
  page,
  house,
  dataset,
}) => {
  await send(dataset, { key: 'ana', name: 'Ana Gómez', minutesAgo: 30 })
  await send(dataset, { key: 'ramon', name: 'Ramón Ñáñez', status: 'contactada', minutesAgo: 20 })
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await expect(requests.names).toHaveText(['Ramón Ñáñez', 'Ana Gómez'])
  await expect(requests.filter('Todas')).toHaveText('Todas2')
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/data\/query\/.*investorRequest/.test(request.url())) asked.push(request.url())
  })

  await send(dataset, { key: 'lucia', name: 'Lucía Pereyra' })
  await expect(requests.names, 'without a reload').toHaveText([
    'Lucía Pereyra',
    'Ramón Ñáñez',
    'Ana Gómez',
  ])
  await expect(requests.filter('Nuevas')).toHaveText('Nuevas2')
  expect(asked.length, 'one change is one question, or two').toBeLessThan(4)
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
})

test('FORM-08 CMS-04 a request is marked from the list, and from its document, where staff make notes', async ({
  page,
  house,
  dataset,
}) => {
  await send(dataset, { key: 'ana', name: 'Ana Gómez' })
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')

  await requests.mark('Ana Gómez', 'Marcar como contactada')
  await expect(requests.filter('Contactadas')).toHaveText('Contactadas1')
  expect(await stored(dataset, 'ana')).toMatchObject({ status: 'contactada' })

  await requests.openRequest('Ana Gómez')
  for (const field of ['user_name', 'user_whatsapp', 'user_email']) {
    await expect(requests.field(field).getByTestId('string-input')).toHaveAttribute('readonly')
  }
  await requests.field('notes').getByRole('textbox').fill('Llamada el lunes.')
  await expect.poll(() => stored(dataset, 'ana')).toMatchObject({ notes: 'Llamada el lunes.' })
  await expect(requests.row('Ana Gómez').getByLabel('Tiene notas internas')).toBeVisible()

  await page.getByTestId('action-menu-button').click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'Marcar como descartada',
    'Marcar como nueva',
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

test('FORM-08 a request that nobody was told of for an hour is red, even when nothing says so', async ({
  page,
  house,
  dataset,
}) => {
  await send(dataset, { key: 'told', name: 'Ana Gómez', minutesAgo: 300 })
  await send(dataset, { key: 'soon', name: 'Beto Paz', minutesAgo: 50, delivery: 'pending' })
  await send(dataset, { key: 'dead', name: 'Carla Ruiz', minutesAgo: 61, delivery: 'pending' })
  await send(dataset, { key: 'fails', name: 'Dora Luz', minutesAgo: 2, delivery: 'failing' })
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')

  await expect(requests.row('Ana Gómez')).toContainText('Aviso enviado')
  await expect(requests.row('Beto Paz')).toContainText('Aviso pendiente')
  for (const name of ['Carla Ruiz', 'Dora Luz']) {
    await expect(requests.row(name)).toContainText('Aviso demorado')
    await expect(requests.row(name)).toHaveAttribute('data-tone', 'critical')
  }
  await expect(requests.row('Beto Paz')).not.toHaveAttribute('data-tone', 'critical')

  await expect(page.getByText('2 solicitudes llevan más de una hora sin aviso')).toBeVisible()
  await page.getByRole('button', { name: 'Ver', exact: true }).click()
  await expect(requests.names).toHaveText(['Dora Luz', 'Carla Ruiz'])

  await requests.openRequest('Carla Ruiz')
  await expect(page.getByTestId('pane-footer').getByText('Aviso demorado')).toBeVisible()
})

test('FORM-08 what the filter finds is exported as a file that no spreadsheet runs', async ({
  page,
  house,
  dataset,
}) => {
  const createdAt = '2026-01-01T02:30:00.000Z'
  const message = '=HYPERLINK("https://malo.example";"mirá")\nDos líneas'
  await send(dataset, { key: 'ana', name: 'Ana "Anita" Gómez', message })
  await dataset.patch('investorRequest.ana').set({ createdAt }).commit()
  await send(dataset, { key: 'otra', name: 'Otra', status: 'descartada' })
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await requests.filter('Nuevas').click()

  const before = dayOf(Date.now())
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const download = await saving
  // A day may end meanwhile.
  const days = [before, dayOf(Date.now())]
  expect(days.map((day) => `solicitudes-${day}.csv`)).toContain(download.suggestedFilename())
  const text = readFileSync(await download.path(), 'utf8')
  const [, ...records] = text.split('\r\n')
  expect(text.startsWith('\uFEFF"Recibida (hora de Argentina)","Estado","Nombre"')).toBe(true)
  expect(records).toEqual([
    '"2025-12-31 23:30","Nueva","Ana ""Anita"" Gómez","\'+54 291 555 1234","ana@correo.example",' +
      '"USD","\'=HYPERLINK(""https://malo.example"";""mirá"")\nDos líneas","","Enviado",""',
    '',
  ])
})

test('FORM-08 who may only look can neither export, nor mark, nor erase', async ({
  page,
  house,
  dataset,
}) => {
  await send(dataset, { key: 'ana', name: 'Ana Gómez' })
  await signInAsViewer(page)
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await expect(requests.row('Ana Gómez')).toContainText('Nueva')
  await expect(page.getByRole('button', { name: 'Exportar' })).toHaveCount(0)
  await expect(requests.row('Ana Gómez').getByRole('button')).toHaveCount(0)

  await requests.openRequest('Ana Gómez')
  await expect(requests.field('user_name').getByTestId('string-input')).toHaveValue('Ana Gómez')
  await expect(page.getByTestId('action-menu-button')).toHaveCount(0)
})

test('FORM-08 a request that is deleted is gone everywhere, from the history and the disk too', async ({
  page,
  house,
  dataset,
}) => {
  const mark = 'Marca que no queda'
  await send(dataset, { key: 'ana', name: mark, message: 'Mensaje que no queda' })
  await send(dataset, { key: 'beto', name: 'Beto Paz' })
  await dataset.patch('investorRequest.ana').set({ notes: 'Nota que no queda' }).commit()
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Solicitudes de inversión')
  await requests.openRequest(mark)

  await requests.act('Borrar para siempre')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Se borra de todas partes')
  await expect(dialog).toContainText('No se puede deshacer.')
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  expect(await stored(dataset, 'ana')).toBeDefined()

  await requests.act('Borrar para siempre')
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(requests.names).toHaveText(['Beto Paz'])
  await expect(requests.field('user_name'), 'the pane is closed').toHaveCount(0)

  expect(await stored(dataset, 'ana')).toBeUndefined()
  const history = await page.request.get(
    '/lake/v2025-02-19/data/history/production/transactions/investorRequest.ana',
    { headers: { authorization: `Bearer ${dataset.config().token ?? ''}` } },
  )
  expect([history.status(), await history.text()]).toEqual([200, ''])
  // Its id tells nothing, and is remembered for a day: what still arrives of it is erased, too.
  const marks = [mark, 'Mensaje que no queda', 'Nota que no queda']
  expect(foundIn(house.dataDir, marks)).toEqual([])
})

test('NEWS-03 CMS-04 newsletter addresses are listed, marked and exported by the same means', async ({
  page,
  house,
  dataset,
}) => {
  for (const name of ['ana', 'beto']) {
    await dataset.create({
      _id: `newsletterSignup.${name}`,
      _type: 'newsletterSignup',
      email: `${name}@correo.example`,
      status: 'activa',
      createdAt: '2026-01-01T12:00:00.000Z',
    })
  }
  const requests = new RequestsPage(page, house)
  await requests.signIn()
  await requests.open('Solicitudes', 'Suscripciones al boletín')
  await requests.mark('beto@correo.example', 'Marcar como baja')
  await expect(requests.filter('Bajas')).toHaveText('Bajas1')
  await requests.filter('Activas').click()
  await expect(requests.names).toHaveText(['ana@correo.example'])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const download = await saving
  expect(download.suggestedFilename()).toMatch(/^suscripciones-\d{4}-\d\d-\d\d\.csv$/)
  expect(readFileSync(await download.path(), 'utf8')).toBe(
    '\uFEFF"Recibida (hora de Argentina)","Estado","Correo"\r\n' +
      '"2026-01-01 09:00","Activa","ana@correo.example"\r\n',
  )
})
