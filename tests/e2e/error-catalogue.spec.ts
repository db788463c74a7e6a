import type { Page } from 'playwright/test'
import { expect } from './testing/fixtures'
import {
  expectValues,
  readStorage,
  messages,
  openReadyForm,
  fetchRequests,
  SEND_FORM_URL,
  test,
} from './testing/investor-form'
import { readMailsAbout } from './testing/mails'
import { readLogLines } from './testing/log-lines'

/** Records the warnings that the site's scripts write to the console. */
function recordWarnings(page: Page): string[] {
  const warnings: string[] = []
  page.on('console', (entry) => {
    if (entry.type() === 'warning') warnings.push(entry.text())
  })
  return warnings
}

const IMAGES = '**/lake/images/**'

test('Investor form send fails: alert; spinner stops (ERR-02, FORM-07, FORM-09)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const name = 'Elena Falla'
  const form = await openReadyForm(page, { user_name: name })
  const warnings = recordWarnings(page)
  for (const failure of ['reset', 429, 500] as const) {
    await page.route(SEND_FORM_URL, (route) =>
      failure === 'reset' ? route.abort('connectionreset') : route.fulfill({ status: failure }),
    )
    await form.submit.click()
    const sentences = ['Hubo un error al enviar el mensaje.', messages.stored]
    await expect(form.alert.getByRole('paragraph')).toHaveText(sentences)
    await expect(form.alert).toBeFocused()
    await expect(form.submit).toHaveText('Enviar mi pedido')
    await expect(form.submit).toBeEnabled()
    await expectValues(form, { user_name: name })
    await expect(page).toHaveURL('/inversores')
    expect(await readStorage(page, 'sessionStorage')).not.toHaveProperty('formSubmitted')
    await expect.poll(() => warnings.join()).toContain('investors.notMailed')
    expect(warnings.join() + instance.output()).not.toMatch(/Elena|ana@correo/)
    await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
    await page.unroute(SEND_FORM_URL)
    warnings.length = 0
  }
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect
    .poll(async () => (await fetchRequests(instance, name)).map(({ delivery }) => delivery.state))
    .toEqual(['sent'])
  expect(await readMailsAbout(instance, name)).toHaveLength(1)
  browserErrors.allow('net::ERR_', 'status of 429', 'status of 500')
})

test('a copy or a file that fails is logged; no image and no file have a text (ERR-02, GAL-02)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
  })
  await page.route(IMAGES, (route) => route.abort('connectionreset'))
  const warnings = recordWarnings(page)
  await page.goto('/galeria')
  const failed = () => warnings.filter((text) => text.startsWith('gallery.imageFailed'))
  await expect.poll(failed).toHaveLength(6)
  await expect(page.getByText('No se pudo mostrar esta imagen')).toHaveCount(6)
  await expect(page.getByText('Cargando los archivos…')).toBeHidden()
  browserErrors.allow('net::ERR_')
  const button = page.getByRole('button', { name: /^Copiar dirección/ }).first()
  await button.click()
  await expect.poll(() => warnings.join()).toContain('copy.failed')
  await expect(button).toHaveAccessibleName(/^Copiar dirección/)

  const id = await dataset.fetch<string>('*[_type == "galleryItem" && type == "pdf"][0]._id')
  await dataset.patch(id).unset(['file', 'url']).commit()
  const missing = { message: 'a file of the gallery is missing', item: id }
  await expect
    .poll(async () => {
      await page.request.get('/galeria')
      return readLogLines(instance)
    })
    .toContainEqual(expect.objectContaining(missing))

  await dataset.patch('galleryPage').set({ items: [] }).commit()
  await expect(async () => {
    await page.goto('/galeria')
    await expect(page.getByText('No hay archivos en la galería')).toBeVisible({ timeout: 100 })
  }).toPass()
  await expect(page.getByRole('button', { name: /Copiar/ })).toHaveCount(0)
})
