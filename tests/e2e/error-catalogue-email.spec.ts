import type { StandIn } from '../../app/testing/stand-in'
import { expect } from './testing/fixtures'
import { bundleEmailClient, FORM, sendForm } from './testing/email-client-page'
import { test as base } from './testing/failure-simulation'

/**
 * Runs the e-mail client in an empty page on the site's origin.
 * `origin`: the e-mail service behind the failure simulation; `client`: the bundled script.
 */
const test = base.extend<{ origin: string }, { client: string }>({
  client: [async ({}, use) => use(await bundleEmailClient()), { scope: 'worker' }],
  origin: async ({ instance }, use) => use(`${instance.origin}/_fallas/emailjs`),
  page: async ({ page, instance, client }, use) => {
    const address = `${instance.origin}/formulario`
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: FORM }))
    await page.goto(address)
    await page.addScriptTag({ content: client })
    await use(page)
  },
})

/** Calls that the e-mail service received. */
const receivedCalls = ({ received }: StandIn) =>
  received.filter(({ path }) => path?.startsWith('/api/'))

test("0 'Network Error' by default: a service that closes the connection (MAIL-02, ERR-02)", async ({
  page,
  origin,
  simulateFailures,
  browserErrors,
}) => {
  await simulateFailures({ email: 'refuse' })
  expect(await sendForm(page, { origin })).toEqual([0, 'Network Error'])
  browserErrors.allow('net::ERR_')
})

for (const fault of ['vanish', 'slow'] as const) {
  test(`0 'Network Error' by default: no answer in time (${fault}) (MAIL-02, ERR-02)`, async ({
    page,
    origin,
    simulateFailures,
    browserErrors,
  }) => {
    await simulateFailures({ email: fault })
    expect(await sendForm(page, { origin, timeLimitMs: 50 })).toEqual([0, 'Network Error'])
    // Ending the simulation closes pending connections.
    await simulateFailures({ email: 'ok' })
    browserErrors.allow('net::ERR_')
  })
}

test("451 'Unavailable For Headless Browser' (MAIL-02, ERR-02)", async ({
  page,
  origin,
  accounts,
}) => {
  // An automated browser identifies itself.
  expect(await sendForm(page, { origin, blockHeadless: true })).toEqual([
    451,
    'Unavailable For Headless Browser',
  ])
  expect(receivedCalls(accounts)).toEqual([])
})

test("403 'Forbidden' when the watched value is on the block list (MAIL-02, ERR-02)", async ({
  page,
  origin,
  accounts,
}) => {
  const blockList = { watchVariable: 'user_email', list: ['ana@correo.com'] }
  expect(await sendForm(page, { origin, blockList })).toEqual([403, 'Forbidden'])
  expect(receivedCalls(accounts)).toEqual([])
})

test("429 'Too Many Requests' when the throttle window has not passed, even after a reload (MAIL-02, ERR-02)", async ({
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
  expect(receivedCalls(accounts)).toHaveLength(2)
})

for (const [fault, text] of [
  ['403', 'Forbidden'],
  ['429', 'Too Many Requests'],
  ['451', 'Unavailable For Headless Browser'],
  ['500', 'Internal Server Error'],
] as const) {
  test(`Other non-OK responses are thrown with status and text: ${fault} (MAIL-02, ERR-02)`, async ({
    page,
    origin,
    simulateFailures,
    browserErrors,
  }) => {
    await simulateFailures({ email: fault })
    expect(await sendForm(page, { origin })).toEqual([Number(fault), text])
    browserErrors.allow(`status of ${fault}`)
  })
}

test('Missing public key, service ID or template ID is reported as required (MAIL-01, ERR-02)', async ({
  page,
  origin,
  accounts,
}) => {
  expect(await sendForm(page, { origin, publicKey: '' })).toContain('The public key is required')
  expect(await sendForm(page, { origin, serviceId: '' })).toContain('The service ID is required')
  expect(await sendForm(page, { origin, templateId: '' })).toContain('The template ID is required')
  expect(receivedCalls(accounts)).toEqual([])
})
