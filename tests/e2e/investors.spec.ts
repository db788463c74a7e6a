import type { Locator, Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { FUTURE, PAST } from './testing/investor-figures'
import { waitForFreshContent } from './testing/fresh-content'
import { waitForScripts } from './testing/site-pages'

const path = '/inversores'

test('shows offer, plan, screens, claims and a chat (RT-03, INV-01, INV-03, INV-04, INV-10)', async ({
  page,
  request,
}) => {
  await page.goto(path)
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

  const why = page.getByRole('region', { name: 'Por qué Yapa' })
  await expect(why.getByRole('listitem')).toHaveCount(4)
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

test('the button opens a chat with the dataset’s number and message (INV-02)', async ({
  page,
  context,
  instance,
  dataset,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: '' }))
  await page.goto(path)
  const button = page.getByRole('link', {
    name: 'Solicitar acceso al plan de inversión completo',
  })
  const [chat] = await Promise.all([context.waitForEvent('page'), button.click()])
  expect(chat.url()).toMatch(/^https:\/\/wa\.me\/549\d+\?text=/)
  expect(new URL(chat.url()).searchParams.get('text')).toMatch(/interesa invertir.*más información/)
  expect(await chat.evaluate(() => window.opener === null)).toBe(true)

  await dataset
    .patch('investorsPage')
    .set({ whatsapp: { number: '+54 9 291 555 0000', message: 'Otro mensaje' } })
    .commit()
  await waitForFreshContent(instance)
  await page.goto(path)
  await expect(button).toHaveAttribute('href', 'https://wa.me/5492915550000?text=Otro%20mensaje')
})

test('a screenshot opens large, can be swiped, and closes (INV-04)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(path)
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

test('traction items have a stamp, and next steps a deadline until it expires (INV-08)', async ({
  page,
  instance,
  dataset,
}) => {
  const items = await dataset.fetch<{ _key: string }[]>(
    `*[_id == "investorsPage"][0].traction.items`,
  )
  const endAll = async (validUntil: string) => {
    const ending = items.map((item) => ({ ...item, validUntil }))
    await dataset.patch('investorsPage').set({ 'traction.items': ending }).commit()
    await waitForFreshContent(instance)
  }
  await endAll(FUTURE)
  await page.goto(path)
  const traction = page.getByRole('region', { name: 'Tracción real y próximos pasos' })
  const lines = traction.getByRole('list').last().getByRole('listitem')
  await expect(lines.getByRole('heading')).toHaveText([
    'Más de 50.000 descargas y usuarios activos',
    'Tracción inicial en la Argentina',
    'Una app que funciona y un modelo probado',
    'Empresas en Uruguay y Paraguay',
    'Brasil y México',
    'Rifas físicas',
  ])
  await expect(lines.nth(0)).toContainText('Cumplido')
  await expect(lines.nth(4)).toContainText('En 12 meses')
  await expect(lines.nth(5)).toContainText('En 10 días')
  const road = page.getByRole('region', { name: 'Hoja de ruta 2025' }).getByRole('listitem')
  await expect(road.getByRole('heading')).toHaveText([
    'Expansión en Uruguay y Paraguay',
    'Operaciones en Brasil y México',
    'Publicidad geolocalizada',
    'Recompensas masivas',
    'Sistema de tokens',
    'Rifas impresas',
  ])
  await expect(road.first()).toContainText('2025')
  await expect(road.last()).toContainText('Inminente')

  await endAll(PAST)
  await page.goto(path)
  await expect(lines.nth(4)).toContainText('Próximo paso')
  await expect(traction).not.toContainText(/En 12 meses|En 10 días/)
})

test('the team has seven cards, without members whose documents are missing (INV-09, CMS-08)', async ({
  page,
  instance,
  dataset,
}) => {
  await page.goto(path)
  const team = page.getByRole('region', { name: 'El equipo que lidera el cambio' })
  const cards = team.getByRole('listitem')
  const people = await dataset.fetch<TeamMember[]>(
    `*[_id == "investorsPage"][0].team.members[]->{ name, surname, role, description, achievement, emoji }`,
  )
  expect(people).toHaveLength(7)
  await expect(cards).toHaveCount(7)
  await expect(cards.getByRole('heading')).toHaveText(
    people.map(({ name, surname }) => `${name} ${surname}`),
  )
  for (const [index, { role, description, achievement, emoji }] of people.entries()) {
    for (const text of [role, description, achievement, emoji]) {
      await expect(cards.nth(index)).toContainText(text)
    }
  }
  await expect(cards.getByRole('img', { name: /^Retrato/ })).toHaveCount(7)

  await dataset
    .patch('teamMember-1')
    .unset(['surname', 'achievement', 'picture', 'profile'])
    .commit()
  await waitForFreshContent(instance)
  await page.goto(path)
  await expect(cards.first().getByRole('heading')).toHaveText('Valentina')
  await expect(cards.first().locator('.badge-mark')).toHaveText('🧭')
  await expect(cards.first().locator('img, a, .badge-achievement')).toHaveCount(0)

  const members = await dataset.fetch<{ _ref: string }[]>(
    `*[_id == "investorsPage"][0].team.members`,
  )
  const [gone, ...rest] = members
  await dataset
    .transaction()
    .patch('investorsPage', {
      set: { 'team.members': [{ ...gone, _ref: 'teamMember-gone', _weak: true }, ...rest] },
    })
    .delete('teamMember-1')
    .commit()
  await waitForFreshContent(instance)
  await page.goto(path)
  await expect(cards).toHaveCount(6)
})

test('without scripts all sections show, short on phones, with links to screens (INV-15, INV-04)', async ({
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
  await page.evaluate(() => {
    document.documentElement.classList.add('laid-out')
    window.scrollTo({ top: 0, behavior: 'instant' })
  })
  // 20,880 px before; without scripts the form takes its place in the page.
  const form = await page.locator('#solicitud').boundingBox()
  expect(form?.y).toBeLessThanOrEqual(10_200)
  const road = page.getByRole('region', { name: 'Hoja de ruta 2025' })
  await expect(road.getByText('Rifas impresas')).toBeHidden()
  await road.locator('summary').click()
  await expect(road.getByText('Rifas impresas')).toBeVisible()
})

test('with reduced motion all sections show in order, and no motion scripts load (INV-15)', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(request.url()))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(path, { waitUntil: 'networkidle' })
  await expectReadable(page)
  expect(scripts.filter((url) => /\/(scenes|smooth-scroll)-/.test(url))).toEqual([])
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

async function countColumns(grid: Locator): Promise<number> {
  return grid.evaluate((element) => getComputedStyle(element).gridTemplateColumns.split(' ').length)
}

interface TeamMember {
  name: string
  surname: string
  achievement: string
  role: string
  description: string
  emoji: string
}
