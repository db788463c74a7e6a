import type { StandIn } from '../stand-ins/stand-in'
import { expect } from './fixtures'
import { bundleEmailClient, FORM, sendForm } from './email-client-page'
import { test as base } from './rehearsal'

/**
 * The statuses of the e-mail client, in a page by itself on the site's origin.
 * `origin`: of the e-mail service, as the switch has it; `client`: the script of the client.
 */
const test = base.extend<{ origin: string }, { client: string }>({
  client: [async ({}, use) => use(await bundleEmailClient()), { scope: 'worker' }],
  origin: async ({ house }, use) => use(`${house.origin}/_ensayo/emailjs`),
  page: async ({ page, house, client }, use) => {
    const address = `${house.origin}/formulario`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: FORM }))
    await page.goto(address)
    await page.addScriptTag({ content: client })
    await use(page)
  },
})

/** What the e-mail service was asked for. */
const mailed = ({ received }: StandIn) => received.filter(({ path }) => path?.startsWith('/api/'))

test("MAIL-02 ERR-02 0 'Network Error' by default: a service that refuses", async ({
  page,
  origin,
  rehearse,
  watch,
}) => {
  await rehearse({ email: 'refuse' })
  expect(await sendForm(page, { origin })).toEqual([0, 'Network Error'])
  watch.forgive('net::ERR_')
})

for (const fault of ['vanish', 'slow'] as const) {
  test(`MAIL-02 ERR-02 0 'Network Error' by default: no answer in time (${fault})`, async ({
    page,
    origin,
    rehearse,
    watch,
  }) => {
    await rehearse({ email: fault })
    expect(await sendForm(page, { origin, timeLimitMs: 50 })).toEqual([0, 'Network Error'])
    // What was under way is cut when all is well again.
    await rehearse({ email: 'ok' })
    watch.forgive('net::ERR_')
  })
}

test("MAIL-02 ERR-02 451 'Unavailable For Headless Browser'", async ({
  page,
  origin,
  accounts,
}) => {
  // A browser that a test drives says so itself.
  expect(await sendForm(page, { origin, blockHeadless: true })).toEqual([
    451,
    'Unavailable For Headless Browser',
  ])
  expect(mailed(accounts)).toEqual([])
})

test("MAIL-02 ERR-02 403 'Forbidden' when the watched value is on the block list", async ({
  page,
  origin,
  accounts,
}) => {
  const blockList = { watchVariable: 'user_email', list: ['ana@correo.com'] }
  expect(await sendForm(page, { origin, blockList })).toEqual([403, 'Forbidden'])
  expect(mailed(accounts)).toEqual([])
})

test("MAIL-02 ERR-02 429 'Too Many Requests' when the throttle window has not passed, after a reload too", async ({
  page,
  origin,
  accounts,
  client,
}) => {
  accounts.answer(200, 'OK')
  await page.clock.install()
  const options = { origin, throttle: { id: 'request', milliseconds: 3_600_000 } }
  expect(await sendForm(page, options)).toBe('OK')
  await page.reload()
  await page.addScriptTag({ content: client })
  expect(await sendForm(page, options)).toEqual([429, 'Too Many Requests'])
  await page.clock.fastForward(3_600_000)
  expect(await sendForm(page, options)).toBe('OK')
  expect(mailed(accounts)).toHaveLength(2)
})

for (const [fault, text] of [
  ['403', 'Forbidden'],
  ['429', 'Too Many Requests'],
  ['451', 'Unavailable For Headless Browser'],
  ['500', 'Internal Server Error'],
] as const) {
  test(`MAIL-02 ERR-02 Other non-OK responses are thrown with status and text: ${fault}`, async ({
    page,
    origin,
    rehearse,
    watch,
  }) => {
    await rehearse({ email: fault })
    expect(await sendForm(page, { origin })).toEqual([Number(fault), text])
    watch.forgive(`status of ${fault}`)
  })
}

test('MAIL-01 ERR-02 Missing public key, service ID or template ID is reported as required', async ({
  page,
  origin,
  accounts,
}) => {
  expect(await sendForm(page, { origin, publicKey: '' })).toContain('The public key is required')
  expect(await sendForm(page, { origin, serviceId: '' })).toContain('The service ID is required')
  expect(await sendForm(page, { origin, templateId: '' })).toContain('The template ID is required')
  expect(mailed(accounts)).toEqual([])
})
