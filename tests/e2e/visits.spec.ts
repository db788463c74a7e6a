import AxeBuilder from '@axe-core/playwright'
import path from 'node:path'
import type { Page } from 'playwright/test'
import { dayOf, daysBefore } from '../../config/calendar'
import { expect, test } from './fixtures'
import { foundIn } from './found-in'
import { enableAddress } from './preview-address'
import { signInAsViewer, StudioPage } from './studio'
import { count, countsOnDisk, fillDays, PERSON, waitingDays, wholeDisk } from './visits'

test.use({ houseEnv: { VISITS_PUBLISH_MS: '0' }, userAgent: PERSON })

// What is still on its way would be there after the dataset has been put back.
test.afterEach(({ house }) => expect.poll(() => waitingDays(house)).toBe(0))

/** Of this site, and without scripts that count by themselves. */
const BARE = '/robots.txt'

const library = { page: '/biblioteca' }
const chat = { event: 'WhatsApp Clicked' }

test('ANA-05 a beacon is counted under Do-Not-Track too, and neither sets nor keeps anything', async ({
  browser,
  house,
}) => {
  const context = await browser.newContext({
    baseURL: house.origin,
    userAgent: PERSON,
    extraHTTPHeaders: { DNT: '1', 'Sec-GPC': '1' },
  })
  const page = await context.newPage()
  await page.goto(BARE)
  const before = countsOnDisk(house)
  const answers = await count(page, library, { page: '/no-hay' }, library, chat)
  for (const answer of answers) {
    expect(answer.status()).toBe(204)
    expect(await answer.headerValue('set-cookie')).toBeNull()
  }
  expect(await context.cookies()).toEqual([])
  const gained = { libraryPage: 2, notFound: 1, 'WhatsApp Clicked': 1 }
  const after = countsOnDisk(house)
  for (const [name, times] of Object.entries(gained)) {
    expect((after[name] ?? 0) - (before[name] ?? 0), name).toBe(times)
  }
  await context.close()
})

test('ANA-05 the disk holds days, names and numbers, and nothing of a person', async ({
  page,
  house,
  watch,
}) => {
  const mark = 'marca@privada.example'
  await page.context().addCookies([{ name: 'quien', value: mark, url: house.origin }])
  await page.goto(`${BARE}?de=${mark}`)
  await count(page, { page: `/${mark}` }, library, chat, { event: mark }, { ...chat, email: mark })
  watch.forgive('status of 400')
  const [instance, counts = [], days = []] = wholeDisk(house)
  expect(instance).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown }])
  for (const row of counts) expect(Object.keys(row)).toEqual(['day', 'kind', 'name', 'count'])
  for (const row of days) {
    expect(Object.keys(row)).toEqual(['day', 'counted', 'published', 'is_closed'])
  }
  for (const { day } of [...counts, ...days]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const words = [mark, '127.0.0.1', 'Mozilla', 'quien']
  expect(foundIn(path.join(house.dataDir, 'visits'), words)).toEqual([])
  expect(foundIn(path.join(house.dataDir, 'lake'), [mark])).toEqual([])
})

test('ANA-05 neither previews nor machines nor other sites are counted', async ({
  page,
  browser,
  house,
  playwright,
}) => {
  const machine = await browser.newPage({ baseURL: house.origin, userAgent: 'Googlebot/2.1' })
  await machine.goto(BARE)
  await page.goto(await enableAddress(house, '/privacy-policy'))
  await page.goto(BARE)
  const before = countsOnDisk(house)
  for (const visitor of [machine, page]) {
    const [answer] = await count(visitor, chat)
    expect(answer?.status()).toBe(204)
  }
  const foreign = await playwright.request.newContext({ baseURL: house.site })
  const refused = await foreign.post('/conteo', {
    data: JSON.stringify(chat),
    headers: { Origin: 'https://otro.example', 'User-Agent': PERSON },
  })
  expect(refused.status()).toBe(403)
  expect((await foreign.get('/conteo')).status()).toBe(405)
  expect(countsOnDisk(house)).toEqual(before)
  await foreign.dispose()
  await machine.close()
})

/** The Studio's list 'Visitas'. */
class VisitsPage extends StudioPage {
  get pane() {
    return this.page.getByTestId('visitDay')
  }

  async openVisits() {
    await this.signIn()
    await this.open('Solicitudes', 'Visitas')
    await expect(this.pane.getByRole('group', { name: 'Período' })).toBeVisible()
  }

  /** The count beside a name in a table. */
  cell(name: string | RegExp) {
    return this.pane.getByRole('row', { name }).getByRole('cell')
  }

  period(name: string) {
    return this.pane.getByRole('button', { name, exact: true })
  }

  get total() {
    return this.pane.getByRole('heading', { level: 2 }).first()
  }
}

/** Views of pages that the dataset shows, all in all. */
const VIEWS = 'math::sum(*[_type == "visitDay"].pages[].count)'

test('ANA-05 CMS-04 staff see the sums of all servers, and each visit as it comes', async ({
  page,
  house,
  dataset,
  context,
}) => {
  const firstDay = () => daysBefore(dayOf(Date.now()), 89)
  const began = firstDay()
  const firstDays = new Set<unknown>()
  page.on('request', (request) => {
    const { search, searchParams } = new URL(request.url())
    const first = searchParams.get('$first')
    if (first !== null && search.includes('visitDay')) firstDays.add(JSON.parse(first))
  })
  const visits = new VisitsPage(page, house)
  await visits.openVisits()
  await expect(visits.pane.getByText('Todavía no hay visitas en estos días.')).toBeVisible()

  await fillDays(dataset, { 1: 40, 5: 1_200, 20: 300, 80: 25 })
  await expect(visits.total).toHaveText('1.540')
  await expect(visits.cell('Inicio')).toHaveText('1.537')
  await expect(visits.cell('WhatsApp, tocado')).toHaveText('3')
  await expect(visits.pane.getByRole('img', { name: /^Visitas por día.*con 1\.200/ })).toBeVisible()
  await visits.period('7 días').click()
  await expect(visits.total).toHaveText('1.240')
  await visits.pane.getByText('Ver los números de cada día').click()
  const days = visits.pane.getByRole('table').first().getByRole('row')
  await expect(days).toHaveCount(8)
  await visits.period('90 días').click()
  await expect(visits.total).toHaveText('1.565')
  expect(firstDays.size).toBeGreaterThan(0)
  // A day may end meanwhile.
  expect([began, firstDay()], 'another period is not asked for').toEqual(
    expect.arrayContaining([...firstDays]),
  )

  const visitor = await context.newPage()
  await visitor.goto(BARE)
  await count(visitor, { page: '/fuerzabahia' }, { page: '/no-hay' }, chat)
  await expect(visits.cell(/fuerzabahia/i), 'without a reload').toHaveText(/\d/)
  await expect(visits.cell('Direcciones que no existen')).toHaveText(/\d/)
  await expect.poll(() => waitingDays(house)).toBe(0)
  const views = await dataset.fetch<number>(VIEWS)
  await expect(visits.total).toHaveText(new Intl.NumberFormat('es-AR').format(views))
  await expectAccessible(page)
})

test('ANA-05 who may only look sees the visits, and a dataset that fails is said', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await fillDays(dataset, { 0: 12 })
  await signInAsViewer(page)
  const query = /\/data\/query\/.*visitDay/
  await page.route(query, (route) => route.fulfill({ status: 500, json: {} }))
  const visits = new VisitsPage(page, house)
  await visits.openVisits()
  await expect(visits.pane.getByText('Las visitas no se pudieron leer')).toBeVisible({
    timeout: 60_000,
  })
  await page.unroute(query)
  await visits.pane.getByRole('button', { name: 'Reintentar' }).click()
  await expect(visits.cell('Inicio')).toHaveText(/\d/)
  watch.forgive('the server responded with a status of 500')
})

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page })
    .include('[data-testid="visitDay"]')
    .analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join()}`),
  ).toEqual([])
}
