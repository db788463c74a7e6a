import { expect } from 'playwright/test'
import type { StandIn } from '../../app/testing/stand-in'
import { sendForm, test } from './testing/email-client-page'

/** Calls that the e-mail service received. */
const receivedCalls = ({ received }: StandIn) =>
  received.filter(({ path }) => path?.startsWith('/api/'))

for (const failure of ['reset', 'hang'] as const) {
  test(`0 'Network Error' by default: no answer (${failure}) (MAIL-02, ERR-02)`, async ({
    page,
    host,
  }) => {
    host[failure]()
    const timeLimitMs = failure === 'hang' ? 50 : undefined
    expect(await sendForm(page, { origin: host.origin, timeLimitMs })).toEqual([0, 'Network Error'])
  })
}

test("451 'Unavailable For Headless Browser' (MAIL-02, ERR-02)", async ({ page, host }) => {
  // An automated browser identifies itself.
  expect(await sendForm(page, { origin: host.origin, blockHeadless: true })).toEqual([
    451,
    'Unavailable For Headless Browser',
  ])
  expect(receivedCalls(host)).toEqual([])
})

test("403 'Forbidden' when the watched value is on the block list (MAIL-02, ERR-02)", async ({
  page,
  host,
}) => {
  const blockList = { watchVariable: 'user_email', list: ['ana@correo.com'] }
  expect(await sendForm(page, { origin: host.origin, blockList })).toEqual([403, 'Forbidden'])
  expect(receivedCalls(host)).toEqual([])
})

test("429 'Too Many Requests' within the throttle window, even after a reload (MAIL-02, ERR-02)", async ({
  page,
  host,
  client,
}) => {
  await page.clock.install()
  const options = { origin: host.origin, throttle: { id: 'request', milliseconds: 3_600_000 } }
  expect(await sendForm(page, options)).toBe('OK')
  await page.reload()
  await page.addScriptTag({ content: client })
  expect(await sendForm(page, options)).toEqual([429, 'Too Many Requests'])
  await page.clock.fastForward(3_600_000)
  expect(await sendForm(page, options)).toBe('OK')
  expect(receivedCalls(host)).toHaveLength(2)
})

for (const [status, text] of [
  [403, 'Forbidden'],
  [429, 'Too Many Requests'],
  [451, 'Unavailable For Headless Browser'],
  [500, 'Internal Server Error'],
] as const) {
  test(`Other non-OK responses are thrown with status and text: ${status} (MAIL-02, ERR-02)`, async ({
    page,
    host,
  }) => {
    host.answer(status, text)
    expect(await sendForm(page, { origin: host.origin })).toEqual([status, text])
  })
}

test('Missing public key, service ID or template ID is reported as required (MAIL-01, ERR-02)', async ({
  page,
  host,
}) => {
  expect(await sendForm(page, { origin: host.origin, publicKey: '' })).toContain(
    'The public key is required',
  )
  expect(await sendForm(page, { origin: host.origin, serviceId: '' })).toContain(
    'The service ID is required',
  )
  expect(await sendForm(page, { origin: host.origin, templateId: '' })).toContain(
    'The template ID is required',
  )
  expect(receivedCalls(host)).toEqual([])
})
