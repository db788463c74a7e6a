import { expect, test } from './testing/fixtures'
import { readLogLines } from './testing/log-lines'
import { waitForFreshContent } from './testing/fresh-content'
import { waitForScripts } from './testing/site-pages'

const HEADER = 'x-request-id'

test('an unexpected error shows the id of its log line, also after a link (ERR-01)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  browserErrors.allow('status of 500')
  await dataset.patch('navigation').set({ 'links[0].href': '/galeria' }).commit()
  // An invalid item, which the Studio would not allow.
  const item = await dataset.fetch<string>('*[_type == "galleryItem"][0]._id')
  await dataset.patch(item).set({ url: 5 }).unset(['image', 'file']).commit()
  await waitForFreshContent(instance)
  const response = await page.goto('/galeria?de=ana@correo.com', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(500)
  const id = response?.headers()[HEADER]
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  const main = page.getByRole('main')
  const shownId = (shown: string | undefined) => `Código del error: ${shown ?? '(none)'}`
  await expect(main).toContainText(shownId(id))
  const linesWithId = (logged: string | undefined) =>
    readLogLines(instance).filter((line) => line.id === logged)
  await expect(page.locator('body')).not.toContainText(/\bat .+:\d+:\d+/)
  const request = { method: 'GET', route: '/galeria', status: 500 }
  await expect
    .poll(() => linesWithId(id))
    .toMatchObject([
      { level: 'error', message: 'a request failed', route: '/galeria', process: 'site' },
      { level: 'warn', message: 'request', ...request },
    ])
  const [, logged = {}] = linesWithId(id)
  expect(Object.keys(logged).sort()).toEqual([
    ...['bytes', 'id', 'level', 'message', 'method', 'ms', 'process', 'route', 'status', 'time'],
  ])
  expect(instance.output()).not.toContain('ana@')

  await page.goto('/about-us')
  await waitForScripts(page)
  const ids: (string | undefined)[] = []
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname === '/galeria.data') ids.push(answer.headers()[HEADER])
  })
  await page.getByRole('banner').getByRole('link', { name: 'Cómo funciona' }).click()
  // Hovering over the link has already requested the data.
  await expect.poll(async () => (await main.innerText()).includes(shownId(ids.at(-1)))).toBe(true)
  await expect
    .poll(() => linesWithId(ids.at(-1)))
    .toMatchObject([
      { message: 'a request failed' },
      { message: 'request', route: '/galeria.data', status: 500 },
    ])
})

test('metrics are served on a loopback port and by no page (ERR-03, FORM-08)', async ({
  request,
  instance,
}) => {
  expect((await request.get('/')).status()).toBe(200)
  const metrics = async () => (await request.get(instance.metrics)).text()
  await expect
    .poll(metrics)
    .toMatch(/^http_request_duration_seconds_count\{route="\/",status="2xx"\} [1-9]/m)
  const text = await metrics()
  for (const shown of [
    /^site_dataset_state\{state="(live|lastGood)"\} 1$/m,
    /^site_outbox_depth\{way="dataset"\} \d/m,
    /^site_outbox_oldest_seconds\{way="mail"\} \d/m,
  ]) {
    expect(text).toMatch(shown)
  }
  expect((await request.get('/metrics')).status()).toBe(404)
})
