import type { Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'

test.use({ movesPointer: false })

test('an idle page counts its view; the first input needs no network (FAST-02, TAP-01)', async ({
  page,
  context,
  browserErrors,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url())
  })
  const counted = page.waitForRequest('**/visits')
  await page.goto('/about-us', { waitUntil: 'networkidle' })
  expect((await counted).postData()).toBe('{"page":"/about-us"}')
  await waitForIdle(page)
  expect(scripts.filter((url) => url.includes('/assets/framework-'))).toEqual([])
  await context.setOffline(true)
  await page.mouse.move(5, 5)
  await waitForScripts(page)
  browserErrors.allow('ERR_INTERNET_DISCONNECTED')
})

test('if scripts fail to load, Tab reaches targets and the browser posts a form (FAST-02)', async ({
  page,
  browserErrors,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.route('**/assets/entry*.js', (route) => route.abort('connectionreset'))
  await page.goto('/')
  const question = page.getByRole('main').locator('summary').first()
  const isAtQuestion = () => question.evaluate((element) => element === document.activeElement)
  do await page.keyboard.press('Tab')
  while (!(await isAtQuestion()))
  await expect(question).toBeInViewport()
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/newsletter'),
  )
  await page.getByRole('contentinfo').getByRole('textbox').fill('no es una dirección')
  await page.keyboard.press('Enter')
  await sent
  browserErrors.allow('ERR_CONNECTION_RESET')
})

test('a page that a visitor only scrolls runs its scripts after a second (TAP-01)', async ({
  page,
}) => {
  await page.clock.install({ time: 0 })
  await page.goto('/')
  await page.clock.pauseAt(3_600_000)
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  await page.clock.runFor(900)
  expect(await page.evaluate(() => window.earlyVisit?.isOver)).toBe(false)
  await page.clock.runFor(100)
  await waitForScripts(page)
})

test('links outside React’s tree load no document; the back button returns to them (FAST-02)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/')
  await page.mouse.move(5, 5)
  await waitForScripts(page)
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''))
  // Navigations to /sosBahia load a document.
  const links = page.locator('#secciones').locator('a[href^="/"]:not([target], [href*="ahia"])')
  const link = links.filter({ visible: true }).last()
  const isNear = () =>
    link.evaluate((element) => element.getBoundingClientRect().top < innerHeight / 2)
  while (!(await isNear())) {
    await page.mouse.wheel(0, 2_000)
    await waitForFrames(page)
  }
  const path = await link.getAttribute('href')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(page.locator('body')).toHaveAttribute('data-same-document', '')
  await page.goBack()
  await expect(link).toBeInViewport()
})

test('a link within the page leads to its section, before and after scripts run (RT-02)', async ({
  page,
}) => {
  const follow = async (index: number) => {
    const entry = page.getByRole('main').getByRole('navigation').getByRole('link').nth(index)
    await entry.click()
    return page.locator((await entry.getAttribute('href')) ?? '')
  }
  const resume = await pauseRequests(page, '**/assets/framework-*.js')
  await page.goto('/privacy-policy')
  const early = await follow(2)
  await expect(early).toBeInViewport()
  resume()
  await waitForScripts(page)
  await expect(early).toBeInViewport()

  // The first page's scroll position is saved now, and must not be restored here.
  await page.goto('/terms-conditions')
  await page.getByRole('heading', { level: 1 }).click()
  await waitForScripts(page)
  const late = await follow(-1)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(late).toBeInViewport()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 780 } })

  for (const pointer of ['mouse', 'finger'] as const) {
    test(`lays out no section between press and click of a ${pointer} (TAP-01)`, async ({
      page,
    }) => {
      await page.addInitScript(recordPresses)
      const resume = await pauseRequests(page, '**/assets/entry*.js')
      await page.goto('/')
      await page.evaluate(() => document.fonts.ready)
      const button = page.getByRole('contentinfo').getByRole('button', { name: 'Suscribirme' })
      await button.scrollIntoViewIfNeeded()
      // Scrolling lays out the sections that it reaches.
      await waitForFrames(page)
      if (pointer === 'finger') await button.tap()
      else {
        await button.hover()
        await page.mouse.down()
        const entryRan = page.waitForRequest('**/visits')
        resume()
        await entryRan
        await waitForIdle(page)
        await page.mouse.up()
      }
      const presses = page.locator('body')
      await expect(presses).toHaveAttribute('data-presses', /^(\w+ Suscribirme\n)+$/)
      await expect(presses).toHaveAttribute('data-presses', /click/)
      resume()
    })
  }
})

/** Records each event of a press, with the text of its target. */
function recordPresses() {
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'focusin', 'mouseup', 'click']) {
    const record = ({ target }: Event) => {
      const { presses = '' } = document.body.dataset
      if (!(target instanceof HTMLElement) || presses.includes('click')) return
      document.body.dataset.presses = `${presses}${type} ${target.innerText}\n`
    }
    addEventListener(type, record, true)
  }
}

/** Waits for a few frames, in which a page comes to rest. */
async function waitForFrames(page: Page) {
  await page.evaluate(async () => {
    for (let count = 0; count < 20; count += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
  })
}

/** Waits for several idle moments, in which scripts would do what they put off. */
async function waitForIdle(page: Page) {
  await page.evaluate(async () => {
    for (let count = 0; count < 40; count += 1) {
      await new Promise((resolve) => requestIdleCallback(resolve))
    }
  })
}

test('an early click, Enter and tap show that they wait, and happen once (TAP-01, FAST-02)', async ({
  page,
}) => {
  const posts: string[] = []
  await page.route('**/newsletter', async (route) => {
    posts.push(route.request().postData() ?? '')
    await route.fulfill({ json: { outcome: 'done' } })
  })
  const resume = await pauseRequests(page, '**/assets/entry*.js')
  await page.goto('/galeria')
  const file = page.getByRole('listitem').filter({ hasText: 'kit-de-prensa' })
  await file.getByRole('button', { name: /^Copiar dirección/ }).click()
  const form = page.getByRole('contentinfo')
  const address = form.getByRole('textbox')
  await address.fill('ana@correo.com')
  const button = form.getByRole('button', { name: 'Suscribirme' })
  await expect(button).not.toHaveAttribute('aria-busy')
  for (const send of [() => address.press('Enter'), () => button.click()]) {
    await send()
    expect(await button.getAttribute('aria-busy')).toBe('true')
  }
  await expect(button).toHaveCSS('outline-style', 'dashed')
  resume()
  await expect(page.locator('.newsletter-status')).not.toBeEmpty()
  await expect(button).not.toHaveAttribute('aria-busy')
  await waitForScripts(page)
  expect(posts).toHaveLength(1)
  const copied = file.getByRole('button', { name: /Copiado/ })
  await expect(file.getByRole('status').or(copied).first()).toBeVisible()
})
