import type { SanityClient } from '@sanity/client'
import { expect } from './fixtures'
import { type House, killLake } from './house'
import { openReadyForm, storedRequests, test, typed } from './investor-form'
import { logLines } from './log-lines'
import { postForm, storedSignups } from './newsletter'
import { settled } from './settled'

const HEADER = 'x-request-id'

/** What the processes of a house have logged so far, under an id. */
const logged = (house: House, id: string | undefined) =>
  logLines(house).filter((one) => one.id === id)

/** Something in the gallery that no editor can write, and no code can read. */
async function spoilGallery(dataset: SanityClient) {
  const id = await dataset.fetch<string>('*[_type == "galleryItem"][0]._id')
  await dataset.patch(id).set({ url: 5 }).unset(['image', 'file']).commit()
}

const shownId = (id: string | undefined) => `Código del error: ${id ?? '(none)'}`

test('ERR-01 the page of an unexpected error shows the id under which it is logged', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await spoilGallery(dataset)
  await settled(house)
  const response = await page.goto('/galeria', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(500)
  const id = response?.headers()[HEADER]
  expect(id).toMatch(/^[0-9a-f]{12}$/)
  await expect(page.getByRole('main')).toContainText(shownId(id))
  await expect(page.locator('body')).not.toContainText(/\bat .+:\d+:\d+/)
  const request = { method: 'GET', route: '/galeria', status: 500 }
  await expect
    .poll(() => logged(house, id))
    .toMatchObject([
      { level: 'error', message: 'a request failed', route: '/galeria', process: 'site' },
      { level: 'warn', message: 'request', ...request },
    ])
  watch.forgive('status of 500')
})

test('ERR-01 a step within the site that fails shows its id, too', async ({
  page,
  house,
  dataset,
  watch,
}) => {
  await dataset.patch('navigation').set({ 'links[0].href': '/galeria' }).commit()
  await spoilGallery(dataset)
  await settled(house)
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  const ids: (string | undefined)[] = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname === '/galeria.data') ids.push(response.headers()[HEADER])
  })
  await page.getByRole('banner').getByRole('link', { name: 'Cómo funciona' }).click()
  // The pointer on the link has asked for the data once before.
  const main = page.getByRole('main')
  await expect.poll(async () => (await main.innerText()).includes(shownId(ids.at(-1)))).toBe(true)
  const request = { message: 'request', route: '/galeria.data', status: 500 }
  await expect
    .poll(() => logged(house, ids.at(-1)))
    .toMatchObject([{ message: 'a request failed' }, request])
  watch.forgive('status of 500')
})

test('a request is one line, which a proxy may name and which does not say the address', async ({
  request,
  house,
}) => {
  const id = 'named-by-the-proxy'
  const headers = { 'X-Request-Id': id }
  const response = await request.get('/no-hay/ana@correo.com?de=ana', { headers })
  expect(response.headers()[HEADER]).toBe(id)
  await expect
    .poll(() => logged(house, id))
    .toMatchObject([{ level: 'info', message: 'request', method: 'GET', route: '/*', status: 404 }])
  const [found = {}] = logged(house, id)
  const facts = ['bytes', 'id', 'method', 'ms', 'route', 'status']
  expect(Object.keys(found).sort()).toEqual(
    [...facts, 'level', 'message', 'process', 'time'].sort(),
  )
  expect(house.output()).not.toContain('ana@')
})

test('ERR-03 the site is ready with the last good content while the dataset is away', async ({
  request,
  house,
}) => {
  const readiness = async () => {
    const response = await request.get('/readyz')
    expect(response.headers()['cache-control']).toBe('no-store')
    return { status: response.status(), body: (await response.json()) as unknown }
  }
  const live = { status: 200, body: { ready: true, content: 'live' } }
  await expect.poll(readiness).toEqual(live)
  await expect(async () => {
    // As often as it comes back, it is killed again.
    killLake(house)
    const away = { status: 200, body: { ready: true, content: 'lastGood' } }
    expect(await readiness()).toEqual(away)
  }).toPass({ timeout: 60_000 })
  expect((await request.get('/healthz')).status()).toBe(200)
  await expect.poll(readiness, { timeout: 60_000 }).toEqual(live)
})

test('ERR-03 FORM-08 measurements are shown on a port of the loopback, and by no page', async ({
  request,
  house,
}) => {
  expect((await request.get('/')).status()).toBe(200)
  const metrics = async () => (await request.get(house.metrics)).text()
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

test('FORM-09 NEWS-03 what people type, and where they are, is in no line of the log', async ({
  page,
  request,
  house,
  caller,
}) => {
  const name = 'Zulema Discreta'
  const form = await openReadyForm(page, house, {
    user_name: name,
    user_message: 'Un mensaje reservado',
  })
  await form.submit.click()
  await expect(page).toHaveURL('/thankYou')
  await expect.poll(() => storedRequests(house, name)).toHaveLength(1)
  const posted = await postForm(request, house, { email: 'zulema@correo.com' })
  const id = posted.headers()[HEADER]
  await expect.poll(() => storedSignups(house)).toHaveLength(1)
  await expect
    .poll(() => logged(house, id))
    .toMatchObject([{ method: 'POST', route: '/newsletter' }])
  const { user_whatsapp: phone, user_email: email } = typed
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
    expect(house.output()).not.toContain(secret)
  }
  // Other lines name addresses of the site's own: its banner, and services that it waits for.
  const ofRequests = house
    .output()
    .split('\n')
    .filter((text) => text.includes('"route"'))
  expect(ofRequests.length).toBeGreaterThan(0)
  expect(ofRequests.join('\n')).not.toContain('127.0.0.1')
})
