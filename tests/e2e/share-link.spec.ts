import { devices } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { readMailsAbout } from './testing/mails'
import { editor } from './testing/studio-users'

const TERMS = '/terms-conditions'
const LAWYER = 'Dra. Paz'

test('a lawyer without an account asks for a change, and approves before it goes live (PLAN-03)', async ({
  page,
  studio,
  browser,
  instance,
  dataset,
}) => {
  const other = await dataset.getDocument('aboutPage')
  await dataset.createOrReplace({
    ...other,
    _type: 'page',
    _id: 'drafts.aboutPage',
    title: 'Otro borrador',
  })
  await dataset
    .patch('reviewSettings')
    .set({ documents: ['termsPage'] })
    .commit()
  await studio.openDocument('/studio/structure/paginas;termsPage', editor)
  await studio.lineInput('title').fill('Términos que no van')
  const publish = page.getByRole('button', { name: 'Publicar', exact: true })
  await expect(page.getByText('Falta el sí de otra persona')).toBeVisible()
  await expect(publish).toBeDisabled()

  await studio.chooseAction('Compartir para revisar')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Para quién es').fill(LAWYER)
  await dialog.getByRole('button', { name: 'Crear el enlace' }).click()
  const field = dialog.getByLabel('Enlace', { exact: true })
  await expect(field).toHaveValue(/\/ver\/[\w.-]+$/)
  const address = await field.inputValue()
  await expect(dialog.getByText('Nadie lo abrió todavía.')).toBeVisible()

  const viewport = { width: 360, height: 740 }
  const lawyer = await browser.newPage({ ...devices['Pixel 7'], viewport })
  const opened = await lawyer.goto(address)
  expect(new URL(lawyer.url()).pathname).toBe(TERMS)
  expect(opened?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'x-robots-tag': 'noindex',
    'referrer-policy': 'same-origin',
  })
  await expect(lawyer.getByText('Términos que no van').first()).toBeVisible()
  const bar = lawyer.getByRole('complementary', { name: /todavía no está publicada/ })
  await bar.getByText('Pedir un cambio').click()
  await lawyer.getByRole('heading', { level: 1 }).click()
  await expect(bar.getByRole('status')).toContainText('Lugar: «')
  await bar.getByLabel('¿Qué hay que cambiar?').fill('Falta el plazo de devolución.')
  await bar.getByRole('button', { name: 'Mandar el pedido' }).click()
  await expect(lawyer.getByRole('heading', { name: 'Recibimos tu pedido' })).toBeVisible()
  // Neither other drafts nor the visit counts show or learn anything.
  await lawyer.goto('/about-us')
  await expect(lawyer.getByText('Otro borrador')).toHaveCount(0)

  await expect(dialog.getByText(`${LAWYER} pidió un cambio`)).toBeVisible()
  await expect(dialog.getByText('Falta el plazo de devolución.')).toBeVisible()
  await expect(dialog.getByText(/Se abrió una vez/)).toBeVisible()
  await expect.poll(async () => (await readMailsAbout(instance, LAWYER)).length).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.getByText(`${LAWYER} pidió un cambio`).first()).toBeVisible()
  await studio.lineInput('title').fill('Términos con plazo')

  await lawyer.goto(address)
  await expect(lawyer.getByText('Términos con plazo').first()).toBeVisible()
  await bar.getByRole('button', { name: 'Aprobar' }).click()
  await expect(lawyer.getByRole('heading', { name: 'Listo, quedó aprobada' })).toBeVisible()
  await expect(page.getByText(`Aprobada por ${LAWYER}`)).toBeVisible()
  await studio.publish()
  const readTerms = async () => (await page.request.get(TERMS, { headers: { Cookie: '' } })).text()
  await expect.poll(readTerms).toContain('Términos con plazo')
  await lawyer.goto(TERMS)
  await expect(bar).toContainText('ya se publicó')

  await page.getByRole('link', { name: 'Inicio', exact: true }).click()
  const card = page.getByRole('region', { name: 'Respuestas a lo que compartieron' })
  await expect(card.getByText(`${LAWYER} aprobó`)).toBeVisible()
})

test('a revoked, expired or forged link shows nothing, also where it was open (PLAN-03)', async ({
  scriptlessPage: page,
  instance,
  dataset,
  browserErrors,
}) => {
  // A changed page conflicts with the answer, and an ended link is missing.
  browserErrors.allow('status of 409', 'status of 404')
  const terms = await dataset.getDocument('termsPage')
  await dataset.createOrReplace({
    ...terms,
    _type: 'page',
    _id: 'drafts.termsPage',
    title: 'Un secreto',
  })
  const id = 'shareLink.6ba7b810-9dad-41d1-80b4-00c04fd430c8'
  const link = {
    _id: id,
    _type: 'shareLink',
    name: LAWYER,
    path: TERMS,
    version: 'drafts.termsPage',
    document: 'termsPage',
    documentType: 'page',
    expiresAt: '2099-01-01T00:00:00.000Z',
  }
  await dataset.createOrReplace(link)
  const { request } = page
  const ask = (data: object, headers = { Origin: instance.origin }) =>
    request.post('/ver/direccion', { data, headers })
  expect((await ask({ id: `${id.slice(0, -1)}0` })).status()).toBe(404)
  expect((await ask({ id }, { Origin: 'https://other.example' })).status()).toBe(403)
  for (const path of ['/ver/direccion', '/ver/respuesta']) {
    const put = await request.put(path, { data: { id }, headers: { Origin: instance.origin } })
    expect(put.status(), path).toBe(405)
  }
  const { address } = (await (await ask({ id })).json()) as { address: string }
  expect((await request.get(`${address}x`)).status()).toBe(404)

  await page.goto(address)
  await expect(page.getByText('Un secreto', { exact: true }).first()).toBeVisible()
  const bar = page.getByRole('complementary')
  await bar.getByText('Pedir un cambio').click()
  await bar.getByLabel('¿Qué hay que cambiar?').fill('Sin scripts también.')
  await dataset.patch('drafts.termsPage').set({ title: 'Un secreto nuevo' }).commit()
  await bar.getByRole('button', { name: 'Mandar el pedido' }).click()
  await expect(page.getByRole('heading', { name: 'La página cambió' })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la página' }).click()
  await expect(page.getByText('Un secreto nuevo').first()).toBeVisible()

  await dataset.patch(id).set({ expiresAt: '2020-01-01T00:00:00.000Z' }).commit()
  expect((await page.reload())?.headers()['x-robots-tag']).toBeUndefined()
  await expect(page.getByText('Un secreto')).toHaveCount(0)
  await dataset.createOrReplace(link)
  await page.reload()
  await expect(page.getByText('Un secreto nuevo').first()).toBeVisible()
  await dataset.patch(id).set({ revokedAt: new Date().toISOString() }).commit()
  await page.reload()
  await expect(page.getByText('Un secreto')).toHaveCount(0)
  const refused = await page.goto(address)
  expect(refused?.status()).toBe(404)
  expect(refused?.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  await expect(page.getByRole('heading', { name: 'Este enlace ya no sirve' })).toBeVisible()
  expect(instance.output()).not.toContain(new URL(address).pathname)
})
