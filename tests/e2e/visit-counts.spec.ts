import path from 'node:path'
import { daysBefore, toDay } from '#config/calendar'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { findInFiles } from './testing/find-in-files'
import { BROWSER_USER_AGENT, createVisitDays, sendCounts } from './testing/visit-counts'

// Other tests' visits are not counted here, and counts show at once.
test.use({ instanceEnv: { VISITS_PUBLISH_MS: '0' } })

const library = { page: '/biblioteca' }
const chat = { event: 'WhatsApp Clicked' }

const COUNTS = `{
  "libraryPage": math::sum(*[_type == "visitDay"].pages[name == "libraryPage"].count),
  "notFound": math::sum(*[_type == "visitDay"].pages[name == "notFound"].count),
  "chat": math::sum(*[_type == "visitDay"].events[name == "WhatsApp Clicked"].count),
  "views": math::sum(*[_type == "visitDay"].pages[].count)
}`

test('visits are counted without personal data, and staff see them live (ANA-05, CMS-04)', async ({
  page,
  studio,
  browser,
  browserErrors,
  instance,
  dataset,
}) => {
  const firstDay = () => daysBefore(toDay(Date.now()), 89)
  const began = firstDay()
  const firstDays = new Set<unknown>()
  page.on('request', (request) => {
    const { search, searchParams } = new URL(request.url())
    const first = searchParams.get('$first')
    if (first !== null && search.includes('visitDay')) firstDays.add(JSON.parse(first))
  })
  await studio.signIn()
  await studio.open('Visitas')
  const pane = page.getByTestId('visitDay')
  const cell = (name: string | RegExp) => pane.getByRole('row', { name }).getByRole('cell')
  const periods = pane.getByRole('group', { name: 'Período' })
  const choosePeriod = (name: string) => periods.getByRole('button', { name, exact: true }).click()
  const total = pane.getByRole('heading', { level: 2 }).first()
  await expect(pane.getByText('Todavía no hay visitas en estos días.')).toBeVisible()

  await createVisitDays(dataset, { 1: 40, 5: 1_200, 20: 300, 80: 25 })
  await expect(total).toHaveText('1.540')
  await expect(cell('Inicio')).toHaveText('1.537')
  await expect(cell('WhatsApp, tocado')).toHaveText('3')
  await expect(pane.getByRole('img', { name: /^Visitas por día.*con 1\.200/ })).toBeVisible()
  await choosePeriod('7 días')
  await expect(total).toHaveText('1.240')
  await pane.getByText('Ver los números de cada día').click()
  await expect(pane.getByRole('table').first().getByRole('row')).toHaveCount(8)
  await choosePeriod('90 días')
  await expect(total).toHaveText('1.565')
  expect(firstDays.size).toBeGreaterThan(0)
  // The date can change in between.
  expect([began, firstDay()], 'another period is not asked for').toEqual(
    expect.arrayContaining([...firstDays]),
  )

  const mark = 'marca@privada.example'
  const context = await browser.newContext({
    userAgent: BROWSER_USER_AGENT,
    bypassCSP: true,
    extraHTTPHeaders: { DNT: '1', 'Sec-GPC': '1' },
  })
  await context.addCookies([{ name: 'quien', value: mark, url: instance.origin }])
  const visitor = await context.newPage()
  // A path without scripts, which would count a view. Its policy allows no beacon.
  await visitor.goto(`/robots.txt?de=${mark}`)
  // The process writes what it has counted since its start, also after a restore of the dataset.
  await sendCounts(visitor, library)
  await expect(cell('Biblioteca'), 'without a reload').toHaveText(/\d/)
  const before = await dataset.fetch<Record<string, number>>(COUNTS)

  const counted = await sendCounts(visitor, library, { page: `/${mark}` }, library, chat)
  const rejected = await sendCounts(visitor, { event: mark }, { ...chat, email: mark })
  expect(counted.map((answer) => answer.status())).toEqual([204, 204, 204, 204])
  expect(rejected.map((answer) => answer.status())).toEqual([400, 400])
  browserErrors.allow('status of 400')
  for (const answer of counted) expect(await answer.headerValue('set-cookie')).toBeNull()
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['quien'])

  const gained = { libraryPage: 2, notFound: 1, chat: 1, views: 3 }
  const gains = async () => {
    const after = await dataset.fetch<Record<string, number>>(COUNTS)
    return Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)])
  }
  await expect.poll(async () => Object.fromEntries(await gains()) as unknown).toEqual(gained)
  await expect(cell('Direcciones que no existen')).toHaveText(/\d/)
  const { views } = await dataset.fetch<{ views: number }>(COUNTS)
  await expect(total).toHaveText(new Intl.NumberFormat('es-AR').format(views))
  expect(await findViolations(page, '[data-testid="visitDay"]')).toEqual([])
  expect(findInFiles(path.join(instance.dataDir, 'lake'), [mark])).toEqual([])
})
