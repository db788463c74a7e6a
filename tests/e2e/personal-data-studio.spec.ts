import { readFileSync } from 'node:fs'
import { createRequest } from './testing/create-request'
import { findInFiles } from './testing/find-in-files'
import { expect, test } from './testing/fixtures'
import { RequestsPage } from './testing/requests-page'

test('what is stored of a person is found, exported and erased everywhere (FORM-08)', async ({
  page,
  instance,
  dataset,
}) => {
  const mark = 'Marca que no queda'
  await createRequest(dataset, { key: 'ana', name: mark, minutesAgo: 5 })
  await createRequest(dataset, { key: 'beto', name: 'Beto Paz' })
  const address = 'ana@correo.example'
  const signup = { _id: 'newsletterSignup.ana', _type: 'newsletterSignup', status: 'activa' }
  await dataset.create({ ...signup, email: address })
  const requests = new RequestsPage(page, instance)
  await requests.signIn()
  await requests.open('Solicitudes', 'Datos de una persona')
  const field = page.getByRole('textbox', { name: 'Correo o teléfono de la persona' })
  await field.pressSequentially('ana')
  await field.press('Enter')
  await expect(page.getByRole('status').getByText('Escribí un correo completo')).toBeVisible()
  await field.fill(' Ana@correo.example')
  await field.press('Enter')
  const found = page.getByRole('list', { name: 'Lo que hay de esta persona' }).getByRole('link')
  await expect(found).toHaveText(['Suscripción al boletín', 'Solicitud de inversión'])

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar sus datos' }).click()
  const text = readFileSync(await (await saving).path(), 'utf8')
  expect(text).toContain(mark)
  expect(text).not.toContain('Beto Paz')

  await page.getByRole('button', { name: 'Borrar todo para siempre' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Se borran 2 documentos')
  await dialog.getByRole('button', { name: 'Borrar todo' }).click()
  await expect(page.getByText('No hay nada guardado con ese correo o teléfono.')).toBeVisible()
  expect(await dataset.fetch('*[_type == "investorRequest"].user_name')).toEqual(['Beto Paz'])
  expect(findInFiles(instance.dataDir, [mark, address])).toEqual([])
})
