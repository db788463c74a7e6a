import path from 'node:path'
import type { VisitDay } from '#app/sanity/types.generated'
import { toDay, daysBefore } from '#config/calendar'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { findInFiles } from './testing/find-in-files'
import { signInAs, StudioPage } from './testing/studio-page'
import { sendCounts, readCounts, createVisitDays, BROWSER_USER_AGENT } from './testing/visit-counts'

test.use({
  instanceEnv: { VISITS_PUBLISH_MS: '0' },
  userAgent: BROWSER_USER_AGENT,
  bypassCSP: true,
})

/** A path of this site without scripts, which would count a view. Its policy allows no beacon. */
const BARE = '/robots.txt'

const library = { page: '/biblioteca' }
const chat = { event: 'WhatsApp Clicked' }

test('a beacon is counted despite Do-Not-Track, and no personal data is stored (ANA-05)', async ({
  browser,
  browserErrors,
  instance,
  dataset,
}) => {
  const mark = 'marca@privada.example'
  const context = await browser.newContext({
    baseURL: instance.origin,
    userAgent: BROWSER_USER_AGENT,
    bypassCSP: true,
    extraHTTPHeaders: { DNT: '1', 'Sec-GPC': '1' },
  })
  await context.addCookies([{ name: 'quien', value: mark, url: instance.origin }])
  const page = await context.newPage()
  await page.goto(`${BARE}?de=${mark}`)
  // The process writes what it has counted since its start, also after a restore of the dataset.
  await sendCounts(page, chat)
  await expect.poll(() => readCounts(dataset)).toHaveProperty('WhatsApp Clicked')
  const before = await readCounts(dataset)

  const counted = await sendCounts(page, library, { page: `/${mark}` }, library, chat)
  const rejected = await sendCounts(page, { event: mark }, { ...chat, email: mark })
  expect(counted.map((answer) => answer.status())).toEqual([204, 204, 204, 204])
  expect(rejected.map((answer) => answer.status())).toEqual([400, 400])
  browserErrors.allow('status of 400')
  for (const answer of counted) expect(await answer.headerValue('set-cookie')).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['quien'])

  const gained = { libraryPage: 2, notFound: 1, 'WhatsApp Clicked': 1 }
  const gains = async () => {
    const after = await readCounts(dataset)
    return Object.keys(gained).map((name) => (after[name] ?? 0) - (before[name] ?? 0))
  }
  await expect.poll(gains).toEqual(Object.values(gained))
  for (const day of await dataset.fetch<VisitDay[]>('*[_type == "visitDay"]')) {
    const { pages, events, ...fields } = day
    expect(
      Object.keys(fields)
        .filter((name) => !name.startsWith('_'))
        .sort(),
    ).toEqual(['day', 'instance'])
    for (const count of [...(pages ?? []), ...(events ?? [])]) {
      expect(Object.keys(count).sort()).toEqual(['_key', '_type', 'count', 'name'])
    }
  }
  expect(findInFiles(path.join(instance.dataDir, 'lake'), [mark])).toEqual([])
  await context.close()
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
  await expect(async () => {
    const views = await dataset.fetch<number>(VIEWS)
    expect(await visits.total.textContent()).toBe(new Intl.NumberFormat('es-AR').format(views))
  }, 'all views, also those the process counted before').toPass()
  await expect(visits.total).not.toHaveText('1.565')
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
