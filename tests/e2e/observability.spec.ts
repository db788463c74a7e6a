import type { SanityClient } from '@sanity/client'
import { expect } from './testing/fixtures'
import { type TestInstance } from './testing/test-instance'
import { openReadyForm, fetchRequests, test, formValues } from './testing/investor-form'
import { readLogLines } from './testing/log-lines'
import { postForm, fetchSignups } from './testing/newsletter'
import { waitForFreshContent } from './testing/fresh-content'
import { waitForScripts } from './testing/site-pages'

const HEADER = 'x-request-id'

/** Log lines of all processes with this request id. */
const linesWithId = (instance: TestInstance, id: string | undefined) =>
  readLogLines(instance).filter((line) => line.id === id)

/** Writes an invalid gallery item, which the Studio would not allow. */
async function damageGallery(dataset: SanityClient) {
  const id = await dataset.fetch<string>('*[_type == "galleryItem"][0]._id')
  await dataset.patch(id).set({ url: 5 }).unset(['image', 'file']).commit()
}

const shownId = (id: string | undefined) => `Código del error: ${id ?? '(none)'}`

test('an unexpected error shows the id of its log line (ERR-01)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await damageGallery(dataset)
  await waitForFreshContent(instance)
  const response = await page.goto('/galeria', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(500)
  const id = response?.headers()[HEADER]
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  await expect(page.getByRole('main')).toContainText(shownId(id))
  await expect(page.locator('body')).not.toContainText(/\bat .+:\d+:\d+/)
  const request = { method: 'GET', route: '/galeria', status: 500 }
  await expect
    .poll(() => linesWithId(instance, id))
    .toMatchObject([
      { level: 'error', message: 'a request failed', route: '/galeria', process: 'site' },
      { level: 'warn', message: 'request', ...request },
    ])
  browserErrors.allow('status of 500')
})

test('a client navigation that fails shows the id of its log line (ERR-01)', async ({
  page,
  instance,
  dataset,
  browserErrors,
}) => {
  await dataset.patch('navigation').set({ 'links[0].href': '/galeria' }).commit()
  await damageGallery(dataset)
  await waitForFreshContent(instance)
  await page.goto('/about-us')
  await waitForScripts(page)
  const ids: (string | undefined)[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/galeria.data') ids.push(response.headers()[HEADER])
  })
  await page.getByRole('banner').getByRole('link', { name: 'Cómo funciona' }).click()
  // Hovering over the link has already requested the data.
  const main = page.getByRole('main')
  await expect.poll(async () => (await main.innerText()).includes(shownId(ids.at(-1)))).toBe(true)
  const request = { message: 'request', route: '/galeria.data', status: 500 }
  await expect
    .poll(() => linesWithId(instance, ids.at(-1)))
    .toMatchObject([{ message: 'a request failed' }, request])
  browserErrors.allow('status of 500')
})

test('logs a request in one line with the proxy’s id and without the URL', async ({
  request,
  instance,
}) => {
  const id = 'named-by-the-proxy'
  const headers = { 'X-Request-Id': id }
  const response = await request.get('/no-hay/ana@correo.com?de=ana', { headers })
  expect(response.headers()[HEADER]).toBe(id)
  await expect
    .poll(() => linesWithId(instance, id))
    .toMatchObject([{ level: 'info', message: 'request', method: 'GET', route: '/*', status: 404 }])
  const [found = {}] = linesWithId(instance, id)
  const facts = ['bytes', 'id', 'method', 'ms', 'route', 'status']
  expect(Object.keys(found).sort()).toEqual(
    [...facts, 'level', 'message', 'process', 'time'].sort(),
  )
  expect(instance.output()).not.toContain('ana@')
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
    /^site_content_loads_total\{answer="hit"\} [1-9]/m,
    /^site_dataset_state\{state="(live|lastGood)"\} 1$/m,
    /^site_outbox_depth\{way="dataset"\} \d/m,
    /^site_outbox_depth\{way="mail"\} \d/m,
    /^site_outbox_oldest_seconds\{way="mail"\} \d/m,
    /^process_resident_memory_bytes \d/m,
  ]) {
    expect(text).toMatch(shown)
  }
  expect((await request.get('/metrics')).status()).toBe(404)
})

test('the log contains neither form values nor IP addresses (FORM-09, NEWS-03)', async ({
  page,
  request,
  instance,
  caller,
}) => {
  const name = 'Zulema Discreta'
  const form = await openReadyForm(page, instance, {
    user_name: name,
    user_message: 'Un mensaje reservado',
  })
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect.poll(() => fetchRequests(instance, name)).toHaveLength(1)
  const posted = await postForm(request, instance, { email: 'zulema@correo.com' })
  const id = posted.headers()[HEADER]
  await expect.poll(() => fetchSignups(instance)).toHaveLength(1)
  await expect
    .poll(() => linesWithId(instance, id))
    .toMatchObject([{ method: 'POST', route: '/newsletter' }])
  const { user_whatsapp: phone, user_email: email } = formValues
  for (const secret of [
    name,
    'Zulema',
    'reservado',
    phone,
    '4000 0000',
    email,
    'zulema@',
    caller,
  ]) {
    expect(instance.output()).not.toContain(secret)
  }
  // Other lines contain loopback addresses of the site's own services.
  const requestLines = instance
    .output()
    .split('\n')
    .filter((text) => text.includes('"route"'))
  expect(requestLines.length).toBeGreaterThan(0)
  expect(requestLines.join('\n')).not.toContain('127.0.0.1')
})
