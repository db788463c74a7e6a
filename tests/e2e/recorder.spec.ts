import { fakeLogRocket } from '../fakes/logrocket'
import { RECORDER_APP, test } from './testing/analytics-host'
import { expect } from './testing/fixtures'

test('records page, requests, messages and errors without form values (ANA-04, ANA-05, ERR-02)', async ({
  page,
  browserErrors,
}) => {
  // The page works while the recorder's host is blocked.
  await page.route('https://*.logr-in.com/**', (route) => route.abort('blockedbyclient'))
  const blocked = page.waitForRequest('https://*.logr-in.com/**')
  await page.goto('/')
  await blocked
  await page.locator('footer a[href="/about-us"]').click()
  await expect(page).toHaveURL('/about-us')

  const { requestedUrls, recording } = await fakeLogRocket(page)
  await page.goto('/?fromInvestors=true&email=ana@correo.com')
  await expect.poll(recording).toMatchObject({ hasSent: true, hasWorker: true })
  expect(requestedUrls).toEqual([
    'https://cdn.logr-in.com/logger-1.min.js',
    'https://r.logr-in.com/i',
  ])
  expect(await recording()).toMatchObject({
    appId: RECORDER_APP,
    isInputMasked: true,
    url: `${new URL(page.url()).origin}/?fromInvestors=true`,
    identities: [
      {
        traits: {
          userAgent: await page.evaluate(() => navigator.userAgent),
          screenResolution: '1280x720',
          timezone: expect.stringMatching(/Buenos_Aires$/),
        },
      },
    ],
  })

  const email = 'ana.grabada@correo.com'
  const newsletter = page.locator('#boletin')
  await newsletter.getByRole('textbox').fill(email)
  const answered = page.waitForResponse('**/newsletter')
  await newsletter.getByRole('button').click()
  expect((await answered).request().postData()).toContain(encodeURIComponent(email))
  await page.evaluate(() => {
    globalThis.console.info('a word of the page')
    setTimeout(() => {
      throw new Error('a fault of the page')
    })
  })
  const events = async () => (await recording())?.events ?? []
  await expect.poll(events).toEqual(
    expect.arrayContaining([
      matchEvent('RequestEvent', {
        method: 'POST',
        url: expect.stringMatching(/\/newsletter$/),
        body: null,
      }),
      matchEvent('ResponseEvent', { method: 'POST', body: null }),
      matchEvent('LogEvent', { args: ['a word of the page'] }),
      matchEvent('Exception', { exceptionType: 'WINDOW' }),
    ]),
  )
  expect(JSON.stringify(await recording())).not.toContain(email)
  browserErrors.allow('a fault of the page', 'Failed to load resource')
})

/** Matches a recorded event with this type and these properties. */
const matchEvent = (kind: string, message: Record<string, unknown>) =>
  expect.objectContaining({
    type: expect.stringContaining(kind),
    message: expect.objectContaining(message),
  })
