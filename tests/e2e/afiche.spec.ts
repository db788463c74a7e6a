import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { measureOverflow } from './testing/site-pages'

test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true })

const poster = (page: Page) => page.getByRole('img', { name: /^Afiche/ })
const status = (page: Page) => page.locator('.poster-status')
const address = 'https://ejemplo.com/ambulancia'

const typeInto = (page: Page, label: string, text: string) =>
  page.getByLabel(label).pressSequentially(text)

/** Saves the file of a button; returns its name and its bytes. */
async function download(page: Page, button: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  await expect(status(page)).toHaveText(`Listo: bajamos ${file.suggestedFilename()}.`)
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('saves a poster on a phone in three formats, and sends nothing (POST-01)', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/afiche')
  await typeInto(page, 'La causa', 'Una ambulancia para Ñandubay')
  await typeInto(page, 'Quién la lleva', 'Cooperadora Güemes')
  await typeInto(page, 'El número', '00731')
  await typeInto(page, 'El premio', 'Una bici rodado 26')
  await typeInto(page, 'El precio', '$ 1.500')
  await typeInto(page, 'Fecha del sorteo', '20/12, por la Nocturna')
  await typeInto(page, 'Dirección para el QR', 'ejemplo.com/ambulancia')
  await expect(poster(page)).toHaveAccessibleName(
    `Afiche «Bailable»: Una ambulancia para Ñandubay. Cooperadora Güemes. Número 00731. Premio: Una bici rodado 26. Sorteo: 20/12, por la Nocturna. Cada número: $ 1.500. Lleva un código QR que abre ${address}.`,
  )
  expect(await measureOverflow(page)).toBe(0)
  // The browser creates the files without a connection.
  await context.setOffline(true)
  const pdf = await download(page, 'Bajar para imprimir (PDF A4)')
  expect(pdf.name).toBe('afiche-a4.pdf')
  expect(pdf.bytes.toString('latin1')).toMatch(/^%PDF-[^]+\/MediaBox \[0 0 595.28 841.89\]/)
  expect(pdf.bytes.byteLength).toBeLessThan(150_000)
  for (const [button, height] of [
    ['Bajar para historias', 1920],
    ['Bajar cuadrado', 1080],
  ] as const) {
    const { bytes } = await download(page, button)
    const { format, width, height: pixels } = await sharp(bytes).metadata()
    expect([format, width, pixels]).toEqual(['png', 1080, height])
  }
  await context.setOffline(false)
  expect(
    sent.filter((request) =>
      /ambulancia|andubay|cooperadora|emes|00731|rodado|nocturna/i.test(request),
    ),
  ).toEqual([])
})

test('shows errors beside their fields, and saves nothing until they are corrected (POST-01)', async ({
  page,
}) => {
  await page.goto('/afiche?numero=04821')
  await typeInto(page, 'La causa', 'Una rifa de MIÉRDA')
  await expect(page.getByLabel('El número')).toHaveValue('04821')
  const cause = page.getByLabel('La causa')
  await expect(cause).toHaveAccessibleDescription(/«mierda»/)
  await expect(cause).toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Bajar cuadrado' }).click()
  await expect(status(page)).toHaveText('Antes corregí lo que está marcado.')
  await expect(cause).toBeFocused()
  expect(await findViolations(page)).toEqual([])
})

test('by keyboard alone it chooses, saves and shares, or saves what no app takes (POST-01)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: string[] = []
    const share = ({ files = [] }: ShareData) => {
      for (const { name, type, size } of files) shared.push(`${name} ${type} ${size > 10_000}`)
      return Promise.resolve()
    }
    // The second picture cannot be shared.
    Object.assign(navigator, { canShare: () => shared.length === 0, share })
    Object.assign(window, { shared })
  })
  await page.goto('/afiche')
  await page.getByLabel('La causa').focus()
  for (const text of ['Agua', 'Lucía', '7']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  for (let field = 0; field < 4; field += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Imprenta' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Naranja' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe('afiche-a4.pdf')
  await page.getByLabel('Cuadrado').check()
  await page.getByRole('button', { name: 'Compartir la imagen' }).click()
  await expect(status(page)).toHaveText(/^Listo: se lo pasamos/)
  const shared = await page.evaluate(() => ('shared' in window ? window.shared : undefined))
  expect(shared).toEqual(['afiche-cuadrado.png image/png true'])

  const { name, bytes } = await download(page, 'Compartir la imagen')
  expect(name).toBe('afiche-cuadrado.png')
  expect((await sharp(bytes).metadata()).format).toBe('png')
})

test('without scripts the page shows an example and what the tool requires (POST-01)', async ({
  scriptlessPage: page,
}) => {
  await page.goto('/afiche')
  await expect(poster(page)).toBeVisible()
  await expect(page.locator('.poster-scripts')).toContainText('navegador con JavaScript')
  await expect(page.getByLabel('La causa')).toBeHidden()
})
