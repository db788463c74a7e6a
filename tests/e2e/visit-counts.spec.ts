import path from 'node:path'
import { toDay, daysBefore } from '#config/calendar'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { findInFiles } from './testing/find-in-files'
import { signInAs, StudioPage } from './testing/studio-page'
import {
  sendCounts,
  readCounts,
  createVisitDays,
  BROWSER_USER_AGENT,
  countPendingDays,
  readVisitTables,
} from './testing/visit-counts'

test.use({
  instanceEnv: { VISITS_PUBLISH_MS: '0' },
  userAgent: BROWSER_USER_AGENT,
  bypassCSP: true,
})

// Pending counts would reach the dataset after the fixture has restored it.
test.afterEach(({ instance }) => expect.poll(() => countPendingDays(instance)).toBe(0))

/** A path of this site without scripts, which would count a view. Its policy allows no beacon. */
const BARE = '/robots.txt'

const library = { page: '/biblioteca' }
const chat = { event: 'WhatsApp Clicked' }

test('a beacon is counted despite Do-Not-Track and stores nothing in the browser (ANA-05)', async ({
  browser,
  instance,
}) => {
  const context = await browser.newContext({
    baseURL: instance.origin,
    userAgent: BROWSER_USER_AGENT,
    bypassCSP: true,
    extraHTTPHeaders: { DNT: '1', 'Sec-GPC': '1' },
  })
  const page = await context.newPage()
  await page.goto(BARE)
  const before = readCounts(instance)
  const answers = await sendCounts(page, library, { page: '/no-hay' }, library, chat)
  for (const answer of answers) {
    expect(answer.status()).toBe(204)
    expect(await answer.headerValue('set-cookie')).toBeNull()
  }
  expect(await context.cookies()).toEqual([])
  const gained = { libraryPage: 2, notFound: 1, 'WhatsApp Clicked': 1 }
  const after = readCounts(instance)
  for (const [name, times] of Object.entries(gained)) {
    expect((after[name] ?? 0) - (before[name] ?? 0), name).toBe(times)
  }
  await context.close()
})

test('the disk stores days, names and counts, but no personal data (ANA-05)', async ({
  page,
  instance,
  browserErrors,
}) => {
  const mark = 'marca@privada.example'
  await page.context().addCookies([{ name: 'quien', value: mark, url: instance.origin }])
  await page.goto(`${BARE}?de=${mark}`)
  await sendCounts(
    page,
    { page: `/${mark}` },
    library,
    chat,
    { event: mark },
    { ...chat, email: mark },
  )
  browserErrors.allow('status of 400')
  const [instances, counts = [], days = []] = readVisitTables(instance)
  expect(instances).toEqual([{ id: expect.stringMatching(/^[0-9a-f]{16}$/) as unknown }])
  for (const row of counts) expect(Object.keys(row)).toEqual(['day', 'kind', 'name', 'count'])
  for (const row of days) {
    expect(Object.keys(row)).toEqual(['day', 'counted', 'published', 'is_closed'])
  }
  for (const { day } of [...counts, ...days]) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/)
  const traces = [mark, '127.0.0.1', 'Mozilla', 'quien']
  expect(findInFiles(path.join(instance.dataDir, 'visits'), traces)).toEqual([])
  expect(findInFiles(path.join(instance.dataDir, 'lake'), [mark])).toEqual([])
})

/** Page object of the Studio's list 'Visitas'. */
class VisitsPage extends StudioPage {
  get pane() {
    return this.page.getByTestId('visitDay')
  }

  async openVisits() {
    await this.signIn()
    await this.open('Visitas')
    await expect(this.pane.getByRole('group', { name: 'Período' })).toBeVisible()
  }

  /** The count in the row with this name. */
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

/** Sum of all page views in the dataset. */
const VIEWS = 'math::sum(*[_type == "visitDay"].pages[].count)'

test('staff see the totals of all servers, updated live (ANA-05, CMS-04)', async ({
  page,
  instance,
  dataset,
  context,
}) => {
  const firstDay = () => daysBefore(toDay(Date.now()), 89)
  const began = firstDay()
  const firstDays = new Set<unknown>()
  page.on('request', (request) => {
    const { search, searchParams } = new URL(request.url())
    const first = searchParams.get('$first')
    if (first !== null && search.includes('visitDay')) firstDays.add(JSON.parse(first))
  })
  const visits = new VisitsPage(page, instance)
  await visits.openVisits()
  await expect(visits.pane.getByText('Todavía no hay visitas en estos días.')).toBeVisible()

  await createVisitDays(dataset, { 1: 40, 5: 1_200, 20: 300, 80: 25 })
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
  // The date can change in between.
  expect([began, firstDay()], 'another period is not asked for').toEqual(
    expect.arrayContaining([...firstDays]),
  )

  const visitor = await context.newPage()
  await visitor.goto(BARE)
  await sendCounts(visitor, { page: '/fuerzabahia' }, { page: '/no-hay' }, chat)
  await expect(visits.cell(/fuerzabahia/i), 'without a reload').toHaveText(/\d/)
  await expect(visits.cell('Direcciones que no existen')).toHaveText(/\d/)
  await expect.poll(() => countPendingDays(instance)).toBe(0)
  const views = await dataset.fetch<number>(VIEWS)
  await expect(visits.total).toHaveText(new Intl.NumberFormat('es-AR').format(views))
  expect(await findViolations(page, '[data-testid="visitDay"]')).toEqual([])
})

test('a viewer sees the counts, and an error of the dataset shows with a retry (ANA-05)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await createVisitDays(dataset, { 0: 12 })
  await signInAs(page, 'viewer')
  const query = /\/data\/query\/.*visitDay/
  await page.route(query, (route) => route.fulfill({ status: 500, json: {} }))
  const visits = new VisitsPage(page, instance)
  await visits.openVisits()
  await expect(visits.pane.getByText('Las visitas no se pudieron leer')).toBeVisible({
    timeout: 60_000,
  })
  await expect(visits.item('Solicitudes'), 'data of visitors').toHaveCount(0)
  await page.unroute(query)
  await visits.pane.getByRole('button', { name: 'Reintentar' }).click()
  await expect(visits.cell('Inicio')).toHaveText(/\d/)
  browserErrors.allow('the server responded with a status of 500')
})
