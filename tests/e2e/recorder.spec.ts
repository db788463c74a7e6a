import type { Page, Route } from 'playwright/test'
import { standInForLogRocket } from '../stand-ins/logrocket'
import { expect, test } from './testing/fixtures'

const APP_ID = 'team1/sitio'
const SCRIPT = 'https://cdn.logr-in.com/logger-1.min.js'

test.use({ instanceEnv: { LOGROCKET_APP_ID: APP_ID } })

/** Opens a page with a stand-in for LogRocket and waits until it has sent something. */
async function openRecorded(page: Page, path: string) {
  const logRocket = await standInForLogRocket(page)
  await page.goto(path)
  await expect.poll(async () => (await logRocket.recording())?.hasSent).toBe(true)
  return logRocket
}

test('records page, requests, messages and errors without form values (ANA-04, ANA-05)', async ({
  page,
  browserErrors,
}) => {
  const { requestedUrls, recording } = await openRecorded(
    page,
    '/?fromInvestors=true&email=ana@correo.com',
  )
  expect(requestedUrls).toEqual([SCRIPT, 'https://r.logr-in.com/i'])
  await expect.poll(async () => (await recording())?.hasWorker).toBe(true)
  expect(await recording()).toMatchObject({
    appId: APP_ID,
    isInputMasked: true,
    url: `${new URL(page.url()).origin}/?fromInvestors=true`,
    identities: [
      {
        traits: {
          userAgent: await page.evaluate(() => navigator.userAgent),
          screenResolution: '1280x720',
          timezone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
        },
      },
    ],
  })

  const email = 'ana.grabada@correo.com'
  await signUp(page, email)
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
  browserErrors.allow('a fault of the page')
})

/** Submits the newsletter's form, and waits for the answer. */
async function signUp(page: Page, email: string) {
  const newsletter = page.locator('#boletin')
  await newsletter.getByRole('textbox').fill(email)
  const answered = page.waitForResponse('**/newsletter')
  await newsletter.getByRole('button').click()
  expect((await answered).request().postData()).toContain(encodeURIComponent(email))
}

/** Matches a recorded event with this type and these properties. */
const matchEvent = (kind: string, message: Record<string, unknown>) =>
  expect.objectContaining({
    type: expect.stringContaining(kind),
    message: expect.objectContaining(message),
  })

/** Responses of LogRocket's hosts. */
const replies: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.abort('blockedbyclient'),
  (route) => route.fulfill({ contentType: 'text/javascript', body: 'void 0' }),
]

test('the page works if the recorder’s host is blocked or sends something else (ANA-05, ERR-02)', async ({
  page,
  browserErrors,
}) => {
  // The browser reports the script that failed to load.
  browserErrors.allow('Failed to load resource')
  for (const reply of replies) {
    await page.route('https://*.logr-in.com/**', reply)
    const requested = page.waitForRequest(SCRIPT)
    await page.goto('/')
    await requested
    await signUp(page, 'ana@correo.com')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.locator('footer a[href="/about-us"]').click()
    await expect(page).toHaveURL('/about-us')
    await page.unroute('https://*.logr-in.com/**')
  }
})
