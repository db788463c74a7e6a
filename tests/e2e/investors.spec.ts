import type { Locator, Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { recordUrls, waitForScripts } from './testing/site-pages'

const path = '/inversores'

test('shows all sections (RT-03, INV-01, INV-03, INV-04, INV-07 to INV-10, INV-12)', async ({
  page,
  request,
}) => {
  await page.goto(path)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: 'Yapa, ir al inicio' })).toHaveAttribute(
    'href',
    '/?fromInvestors=true',
  )
  await expect(header.getByRole('link', { name: 'Contacto rápido' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//,
  )
  await expect(header.getByText('Quiero el plan')).toBeVisible()
  await expect(header.getByRole('navigation')).toHaveAccessibleName('Encabezado de inversores')
  const pulse = await page.getByRole('img', { name: 'Logo de Yapa' }).evaluate((logo) =>
    logo.getAnimations().map(({ effect }) => ({
      timing: effect?.getTiming(),
      scales:
        effect instanceof KeyframeEffect ? effect.getKeyframes().map(({ scale }) => scale) : [],
    })),
  )
  expect(pulse).toHaveLength(1)
  expect(pulse[0]?.timing).toMatchObject({ duration: 2_000, iterations: Infinity })
  expect(pulse[0]?.scales).toContain('1.03')

  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sé parte del futuro de la colaboración digital',
  )
  await expect(main.getByText('Invertí en Yapa.')).toBeVisible()
  await expect(main.getByRole('img', { name: 'Logo de Yapa' })).toBeVisible()
  await expect(main.locator('.hero-people img')).toHaveCount(2)
  const texts = main.locator('.text-block')
  await expect(texts).toHaveCount(2)
  for (const text of await texts.all()) {
    await expect(text.getByRole('heading')).toBeVisible()
    await expect(text.getByRole('img')).toBeVisible()
  }

  const items = (name: string) => page.getByRole('region', { name }).getByRole('listitem')
  const plan = page.getByRole('region', { name: 'Qué incluye el plan completo' })
  await expect(plan.getByRole('listitem').getByRole('heading')).toHaveText([
    'Contrato marco',
    'Condiciones legales',
    'Tabla de capitalización',
    'Plan financiero de escalamiento',
  ])
  const summary = plan.getByRole('link', { name: 'Descargar PDF: Resumen para inversores' })
  const file = await request.get((await summary.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toBe('application/pdf')
  const traction = page.getByRole('region', { name: 'Tracción real y próximos pasos' })
  await expect(traction.getByRole('list').last().getByRole('heading')).toHaveText([
    'Más de 50.000 descargas y usuarios activos',
    'Tracción inicial en la Argentina',
    'Una app que funciona y un modelo probado',
    'Empresas en Uruguay y Paraguay',
    'Brasil y México',
    'Rifas físicas',
  ])
  await expect(items('Hoja de ruta 2025').getByRole('heading')).toHaveText([
    'Expansión en Uruguay y Paraguay',
    'Operaciones en Brasil y México',
    'Publicidad geolocalizada',
    'Recompensas masivas',
    'Sistema de tokens',
    'Rifas impresas',
  ])
  const team = items('El equipo que lidera el cambio')
  await expect(team.getByRole('heading')).toHaveCount(7)
  await expect(team.getByRole('img', { name: /^Retrato/ })).toHaveCount(7)
  await expect(items('Por qué Yapa')).toHaveCount(4)
  // Only the section that is about it says that nobody else offers this (INV-06).
  await expect(page.getByText('Nadie más ofrece')).toHaveCount(1)
  const button = page.locator('.contact').getByRole('link', { name: 'Hablar por WhatsApp' })
  await expect(button).toHaveAttribute('href', /^https:\/\/wa\.me\/\d+\?text=/)
  await expect(button).toHaveAttribute('target', '_blank')

  const strip = page.getByRole('list', { name: 'Once pantallas de la app de Yapa' })
  await expect(strip.getByRole('listitem')).toHaveCount(11)
  for (const [width, columns] of [
    [360, 2],
    [768, 4],
    [1440, 10],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    expect(await countColumns(page.locator('.screenshots-grid')), `${width} px`).toBe(columns)
  }
})

test('phones: short page, button to a chat, screens open large (INV-15, INV-02, INV-04)', async ({
  page,
  context,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
  // All sections are laid out for the keyboard.
  await page.keyboard.press('Tab')
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  // Half of 20,880.
  expect(height).toBeLessThanOrEqual(10_440)

  const button = page.getByRole('link', {
    name: 'Solicitar acceso al plan de inversión completo',
  })
  const [chat] = await Promise.all([context.waitForEvent('page'), button.click()])
  expect(chat.url()).toMatch(/^https:\/\/wa\.me\/549\d+\?text=/)
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(/interesa invertir.*más información/)
  expect(await chat.evaluate(() => window.opener === null)).toBe(true)
  await chat.close()

  await waitForScripts(page)
  const links = page.locator('.screenshot-link')
  await links.nth(9).click()
  const viewer = page.getByRole('dialog', { name: 'Once pantallas de la app de Yapa' })
  const shown = viewer.locator('[data-current] img')
  const caption = viewer.locator('.viewer-caption')
  await expect(shown).toBeInViewport({ ratio: 1 })
  expect((await shown.boundingBox())?.width).toBeGreaterThan(240)
  await expect(caption).toHaveText('10/11Compartir con un enlace o con un QR.')
  await viewer.getByRole('button', { name: 'Pantalla siguiente' }).click()
  await expect(caption).toHaveText(/^11\/11/)
  await expect(shown).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('ArrowRight')
  await expect(caption).toHaveText(/^1\/11/)
  await expect(shown).toBeInViewport({ ratio: 1 })
  // As after a swipe.
  await viewer.locator('.viewer-row').evaluate((row) => row.scrollTo({ left: row.clientWidth }))
  await expect(caption).toHaveText(/^2\/11/)
  expect(await findViolations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(links.nth(9)).toBeFocused()
})

test('figures have source and date, projections a risk; sections stand still (INV-05, INV-15)', async ({
  page,
  instance,
  dataset,
}) => {
  // The figures of the seed are valid until a day.
  const transaction = dataset.transaction()
  for (const list of ['hero.figures', 'opportunity.figures']) {
    const figures = await dataset.fetch<object[]>(`*[_id == "investorsPage"][0].${list}`)
    const valid = figures.map((figure) => ({ ...figure, validUntil: '9999-12-31' }))
    transaction.patch('investorsPage', { set: { [list]: valid } })
  }
  await waitForFreshContent(instance, transaction)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const urls = recordUrls(page, /\/(scenes|smooth-scroll)-/)
  await page.goto(path, { waitUntil: 'networkidle' })
  expect(urls).toEqual([])
  const projections = page.locator('.figure-projection')
  await expect(projections).toHaveCount(2)
  const parts = ['.figure-value', '.figure-risk', '.figure-source']
  // The first view contains the first one.
  for (const part of parts) {
    await expect(projections.first().locator(part)).toBeInViewport({ ratio: 0.99 })
  }
  for (const [width, height] of [
    [1440, 900],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const projection of await projections.all()) {
      await projection.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      for (const part of parts) {
        await expect(projection.locator(part)).toBeInViewport({ ratio: 0.99 })
      }
    }
  }

  await page.setViewportSize({ width: 1280, height: 720 })
  await expectReadable(page)
  const offer = page.getByRole('region', { name: 'Oportunidad de Inversión' })
  const figures = offer.locator('.figure')
  await expect(figures).toHaveCount(4)
  for (const value of ['USD 1.000', 'x5 a x10', 'USD 120.000', 'USD 180.000']) {
    await expect(figures.filter({ hasText: value })).toContainText(
      /Fuente: .+, 1 de septiembre de 2025/,
    )
  }
  await expect(figures.filter({ hasText: 'x5 a x10' })).toContainText('24 a 36 meses')
  await expect(offer).toContainText('Una LLC de Florida, Estados Unidos')
  await expect(offer).toContainText('SAFE o equity, según el monto')
  const ticket = page.locator('.projection')
  await expect(ticket.locator('.figure')).toHaveText(/x5 a x10/)
  const loss = ticket.getByRole('heading', { name: 'Podés perder todo lo que pongas' })
  expect(await getFontSize(loss)).toBeGreaterThanOrEqual(
    (await getFontSize(ticket.locator('.figure-value'))) / 2,
  )
  const first = page.locator('.hero-receipt .figure').filter({ hasText: 'x5 a x10' })
  await expect(first).toContainText('Proyección, no garantía')
  await first.getByRole('link', { name: 'Podés perder todo lo que pongas' }).click()
  await expect(loss).toBeInViewport()
})

test('without scripts all sections show, with links to screens (INV-15, INV-04)', async ({
  scriptlessPage: page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path)
  await expectReadable(page)
  const link = page.locator('.screenshot-link').first()
  await expect(link).toHaveAccessibleName(/^Pantalla de inicio de la app.* Ver en grande$/)
  const picture = await request.get((await link.getAttribute('href')) ?? '')
  expect(picture.headers()['content-type']).toMatch(/^image\//)

  await page.setViewportSize({ width: 360, height: 740 })
  const road = page.getByRole('region', { name: 'Hoja de ruta 2025' })
  await expect(road.getByText('Rifas impresas')).toBeHidden()
  await road.locator('summary').click()
  await expect(road.getByText('Rifas impresas')).toBeVisible()
})

/** Checks that the sections' headlines are visible, in order and within the window's width. */
async function expectReadable(page: Page): Promise<void> {
  const headings = page.getByRole('main').getByRole('heading', { level: 2 })
  expect(await headings.count()).toBeGreaterThan(8)
  let last = 0
  for (const heading of await headings.all()) {
    await expect(heading).toBeVisible()
    await expect(heading).toHaveCSS('opacity', '1')
    const box = await heading.boundingBox()
    const top = (box?.y ?? 0) + (await page.evaluate(() => window.scrollY))
    // Two sections may be side by side.
    expect(top).toBeGreaterThanOrEqual(last)
    last = top
  }
  for (const ticket of await page.locator('.roll-ticket').all()) {
    const box = await ticket.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280)
  }
}

const countColumns = (grid: Locator) =>
  grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)

const getFontSize = (text: Locator) =>
  text.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize))
