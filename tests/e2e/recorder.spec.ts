import type { Page, Route } from 'playwright/test'
import { standInForLogRocket } from '../stand-ins/logrocket'
import { expect, test } from './fixtures'

const APP_ID = 'team1/sitio'
const SCRIPT = 'https://cdn.logr-in.com/logger-1.min.js'

test.use({ houseEnv: { LOGROCKET_APP_ID: APP_ID } })

/** Opens a page whose visit LogRocket's stand-in records. */
async function openRecorded(page: Page, path: string) {
  const logRocket = await standInForLogRocket(page)
  await page.goto(path)
  await expect.poll(async () => (await logRocket.recording())?.hasSent).toBe(true)
  return logRocket
}

test('ANA-04 ANA-05 a page that is open and idle is recorded, by the hosts that its policy allows', async ({
  page,
}) => {
  const { asked, recording } = await openRecorded(page, '/?fromInvestors=true&email=ana@correo.com')
  expect(asked).toEqual([SCRIPT, 'https://r.logr-in.com/i'])
  await expect.poll(async () => (await recording())?.hasWorker).toBe(true)
  expect(await recording()).toMatchObject({
    appId: APP_ID,
    isInputMasked: true,
    address: `${new URL(page.url()).origin}/?fromInvestors=true`,
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
})

test('ANA-04 every visit is filed under the one identity of the dataset, or else the app id', async ({
  page,
  dataset,
}) => {
  const identity = async () => (await identitiesOf(page)).at(0)
  await dataset.patch('siteSettings').unset(['privacy.recorderIdentity']).commit()
  await expect.poll(identity).toBe(APP_ID)
  await dataset
    .patch('siteSettings')
    .setIfMissing({ privacy: {} })
    .set({ 'privacy.recorderIdentity': 'proyecto-1' })
    .commit()
  await expect.poll(identity).toBe('proyecto-1')
})

async function identitiesOf(page: Page): Promise<string[]> {
  const { recording } = await openRecorded(page, '/')
  return (await recording())?.identities.map(({ id }) => id) ?? []
}

/** A recorded event of that kind, which says that much at least. */
const eventOf = (kind: string, message: Record<string, unknown>) =>
  expect.objectContaining({
    type: expect.stringContaining(kind),
    message: expect.objectContaining(message),
  })

test('ANA-04 calls are recorded without what people typed, console messages and errors as they are', async ({
  page,
  watch,
}) => {
  const { recording } = await openRecorded(page, '/')
  const email = 'ana.grabada@correo.com'
  const newsletter = page.locator('#boletin')
  await newsletter.getByRole('textbox').fill(email)
  const answered = page.waitForResponse('**/newsletter')
  await newsletter.getByRole('button').click()
  await answered
  await page.evaluate(() => {
    globalThis.console.info('a word of the page')
    setTimeout(() => {
      throw new Error('a fault of the page')
    })
  })
  const events = async () => (await recording())?.events ?? []
  await expect.poll(events).toEqual(
    expect.arrayContaining([
      eventOf('RequestEvent', {
        method: 'POST',
        url: expect.stringMatching(/\/newsletter$/),
        body: null,
      }),
      eventOf('ResponseEvent', { method: 'POST', body: null }),
      eventOf('LogEvent', { args: ['a word of the page'] }),
      eventOf('Exception', { exceptionType: 'WINDOW' }),
    ]),
  )
  expect(JSON.stringify(await recording())).not.toContain(email)
  watch.forgive('a fault of the page')
})

test('ANA-04 what the thank-you page shows back of a request is in parts that recordings leave out', async ({
  page,
}) => {
  const shown = { name: 'Ana Gómez', email: 'ana@correo.com', phone: '+54 11 4000 0000' }
  await page.addInitScript((texts) => {
    const kept = { ...texts, formSubmitted: 'true' }
    for (const [name, text] of Object.entries(kept)) sessionStorage.setItem(name, text)
  }, shown)
  await openRecorded(page, '/thankYou')
  const details = page.locator('dl[data-private]')
  for (const text of Object.values(shown)) await expect(details).toContainText(text)
  const recorded = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof HTMLElement)) throw new Error('no page')
    for (const part of copy.querySelectorAll('[data-private]')) part.remove()
    return copy.outerHTML
  })
  for (const text of [...Object.values(shown), 'Ana']) expect(recorded).not.toContain(text)
})

test.describe('ANA-05 ERR-02 the page does without a recorder whose host', () => {
  /** Every call to LogRocket's hosts ends like this. */
  const ends: Record<string, (route: Route) => Promise<void>> = {
    'is blocked': (route) => route.abort('blockedbyclient'),
    'answers 500': (route) => route.fulfill({ status: 500, body: 'no' }),
    'sends something else': (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'void 0' }),
    'does not answer': () => Promise.resolve(),
  }
  for (const [end, reply] of Object.entries(ends)) {
    test(end, async ({ page, watch }) => {
      await page.route('https://*.logr-in.com/**', reply)
      const asked = page.waitForRequest(SCRIPT)
      await page.goto('/')
      await asked
      const newsletter = page.locator('#boletin')
      await newsletter.getByRole('textbox').fill('ana@correo.com')
      const answered = page.waitForResponse('**/newsletter')
      await newsletter.getByRole('button').click()
      expect((await answered).request().postData()).toContain('ana%40correo.com')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.locator('footer a[href="/about-us"]').click()
      await expect(page).toHaveURL('/about-us')
      // The browser's own word on a script that it could not load; nothing of ours.
      watch.forgive('Failed to load resource')
    })
  }
})
