import { PDFDocument } from '@cantoo/pdf-lib'
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { createRequest } from './testing/create-request'
import { expect, test } from './testing/fixtures'
import { readMailsAbout } from './testing/mails'
import { RequestsPage } from './testing/requests-page'
import type { TestInstance } from './testing/test-instance'

/** The link of the newest of `count` e-mails to a person. */
async function readLink(instance: TestInstance, email: string, count: number): Promise<string> {
  const mails = async () =>
    (await readMailsAbout(instance, 'plan de inversión')).filter(
      ({ to }) => to?.[0]?.address === email,
    )
  await expect.poll(async () => (await mails()).length).toBe(count)
  const newest = (await mails()).sort((a, b) => (a.date ?? '').localeCompare(b.date ?? '')).at(-1)
  return /https?:\S+\/sala\/\S+/.exec(newest?.text ?? '')?.[0] ?? ''
}

async function enter(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Entrar a la sala' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('El plan completo')
}

test('staff open a room, add a PDF, see what an investor reads, and close it (ROOM-01)', async ({
  page,
  browser,
  instance,
  dataset,
  scriptlessPage: visitor,
  browserErrors,
}) => {
  // The room does not open for everybody.
  browserErrors.allow('status of 403', 'status of 410', 'status of 429')
  // The site counts the links of a person in memory.
  const key = randomUUID()
  const email = `${key}@correo.example`
  await createRequest(dataset, { key, name: 'Ana Gómez' })
  const studio = new RequestsPage(page, instance)
  await studio.openDocument('/studio/structure/ajustes;investorRoom')
  await studio.field('documents').getByText('Contrato marco').click()
  const file = page.getByRole('dialog').getByTestId('field-documents[_key=="contrato-marco"].file')
  await expect(file).toContainText('ejemplo-contrato-marco.pdf')
  const pdf = await PDFDocument.create()
  pdf.addPage([842, 595])
  for (const [name, buffer, shown] of [
    ['nota.pdf', Buffer.from('Hola'), 'Ese archivo no es un PDF.'],
    ['contrato.pdf', Buffer.from(await pdf.save()), 'contrato.pdf'],
  ] as const) {
    const chooser = page.waitForEvent('filechooser')
    await file.getByRole('button', { name: /PDF$/ }).click()
    await (await chooser).setFiles({ name, mimeType: 'application/pdf', buffer })
    await expect(page.getByText(shown).last()).toBeVisible()
  }

  const tab = new RequestsPage(await page.context().newPage(), instance)
  await tab.page.goto('/studio/structure/solicitudes')
  await tab.open('Solicitudes de inversión')
  await tab.openRequest('Ana Gómez')
  const panel = tab.page.getByRole('region', { name: 'Sala de inversores' })
  await expect(panel).toContainText('No tiene acceso a la sala')
  await tab.chooseAction('Dar acceso')
  await tab.page.getByLabel('Cuánto vale el enlace').selectOption('7 días')
  await tab.page.getByRole('button', { name: 'Mandar el enlace' }).click()
  await expect(panel).toContainText('Enlace mandado')

  const given = await readLink(instance, email, 1)
  await visitor.setViewportSize({ width: 360, height: 740 })
  const response = await visitor.goto(given)
  expect(response?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(visitor.getByText('una proyección, no garantía')).toBeVisible()
  expect(await response?.text(), 'nothing measures the page').not.toContain('<script')
  await expect(panel, 'a GET accepts nothing').toContainText('Todavía no aceptó')
  const documents = visitor.getByRole('link', { name: /^Ver / })
  await enter(visitor)
  await expect(documents).toHaveCount(4)
  await expect(visitor.getByRole('link', { name: /^Descargar/ })).toHaveCount(0)
  const width = await visitor.evaluate(() => document.documentElement.scrollWidth)
  expect(width, 'no sideways scrolling').toBeLessThanOrEqual(360)

  const href = (await documents.first().getAttribute('href')) ?? ''
  const opened = await visitor.request.get(href)
  expect(opened.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'private, no-store',
  })
  expect((await visitor.request.get(`${href}?download`)).status()).toBe(403)
  await visitor.getByLabel('Tu pregunta').fill('¿Cuál es el mínimo?')
  await visitor.getByRole('button', { name: 'Mandar la pregunta' }).click()
  await expect(visitor.locator('#preguntas')).toContainText('¿Cuál es el mínimo?')
  await expect(panel).toContainText('Adentro')
  await expect(panel).toContainText('¿Cuál es el mínimo?')

  await tab.chooseAction('Mandar otro enlace')
  await tab.page.getByText('Puede descargar los PDF').click()
  await tab.page.getByRole('button', { name: 'Mandar el enlace' }).click()
  const link = await readLink(instance, email, 2)
  await visitor.goto(link)
  await enter(visitor)
  const download = visitor.waitForEvent('download')
  await visitor.getByRole('link', { name: 'Descargar Contrato marco' }).click()
  const saved = await PDFDocument.load(await readFile(await (await download).path()))
  expect(saved.getPageCount()).toBe(1)
  await expect(panel).toContainText(/Contrato marco.+\d\d:\d\d.*descargado/)

  await file.getByRole('button', { name: 'Borrar el archivo' }).click()
  await expect(file).toContainText('Sin archivo')
  await visitor.reload()
  await expect(visitor.getByText('Todavía no está cargado.')).toBeVisible()

  // A forwarded link opens nothing, and the new one goes to the address on file.
  const stranger = await browser.newPage()
  await stranger.goto(link)
  await stranger.getByRole('button', { name: 'Mandame otro enlace' }).click()
  await expect(stranger.getByText('Te mandamos otro enlace')).toBeVisible()
  expect(await readLink(instance, email, 3)).not.toBe(link)
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Hay un enlace más nuevo')

  await panel.getByRole('button', { name: 'Quitar el acceso' }).click()
  await expect(panel).toContainText('Acceso quitado')
  await visitor.reload()
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Este acceso terminó')
  await expect(visitor.getByRole('button')).toHaveCount(0)
  expect(instance.output(), 'no link in the logs').not.toMatch(/\/sala\/\w+\./)
  await tab.page.getByRole('link', { name: 'Inicio', exact: true }).click()
  await expect(tab.page.getByText('documentos abiertos 2, preguntas 1')).toBeVisible()
})
