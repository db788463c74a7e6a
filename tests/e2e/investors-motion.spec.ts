import { devices, type Locator, type Page } from 'playwright/test'
import { expect, test } from './testing/fixtures'
import { recordUrls, waitForScripts } from './testing/site-pages'

const path = '/inversores'

test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 900 }))

test('the header hides after 5 s of scrolling down, not with the focus inside (INV-07, INV-11)', async ({
  page,
}) => {
  await openWithPausedClock(page)
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contacto rápido' })
  await scrollTo(page, 600)
  await scrollTo(page, 900)
  await page.clock.runFor(4_999)
  await expect(contact).toBeInViewport()
  await page.clock.runFor(1)
  await expect(contact).not.toBeInViewport()
  await scrollTo(page, 890)
  await expect(contact).toBeInViewport()

  // Scrolling up and the focus keep it visible, a click does not.
  await scrollTo(page, 600)
  await page.clock.runFor(4_000)
  await scrollTo(page, 500)
  await page.clock.runFor(10_000)
  await expect(contact).toBeInViewport()

  await contact.focus()
  await scrollTo(page, 700)
  await page.clock.runFor(10_000)
  await expect(contact).toBeInViewport()
  await page.getByRole('main').evaluate((main) => main.focus({ preventScroll: true }))
  await expect(contact).not.toBeInViewport()
  await scrollTo(page, 9)
  await expect(contact).toBeInViewport()
  // Keeps the click from opening the chat, which does not exist here.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await contact.click()
  await expect(contact).toBeFocused()
  await scrollTo(page, 900)
  await page.clock.runFor(6_000)
  await expect(contact).not.toBeInViewport()

  await page.clock.resume()
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Quiero el plan' })
  const dialog = page.getByRole('dialog')
  await scrollTo(page, 1)
  await toggle.click()
  await dialog.locator('.form-close').click()
  await expect(dialog).toBeHidden()
  await expect(toggle).toBeFocused()
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  await page.clock.runFor(6_000)
  await expect(toggle).not.toBeInViewport()
})

test('at 1024 px the section stays while all its tickets pass by (INV-06)', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto(path)
  const section = page.locator('.uniqueness[data-unrolls=now]')
  await section.waitFor()
  const tickets = section.getByRole('listitem')
  await scrollTo(page, (await measureBox(section)).y)
  await expect(tickets.first()).toBeInViewport()
  await expect(tickets.last()).not.toBeInViewport()
  const stub = section.locator('.roll-stub')
  await expect(stub).toBeHidden()
  const top = (await measureBox(tickets.first())).y

  await page.evaluate(() => window.scrollBy({ top: 900, behavior: 'instant' }))
  await expect.poll(async () => (await measureBox(tickets.first())).x).toBeLessThan(0)
  expect((await measureBox(tickets.first())).y).toBeCloseTo(top, 0)
  await expect(stub).toHaveText('2/5¿Qué nos hace únicos?')
  await expect(tickets.nth(1)).toBeInViewport({ ratio: 1 })
  await expect(tickets.nth(2)).not.toBeInViewport({ ratio: 1 })
  await expect(stub).toBeInViewport({ ratio: 0.95 })

  await section.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }))
  await expect(tickets.last()).toBeInViewport({ ratio: 1 })
  await expect(stub.locator('.roll-position')).toHaveText('5/5')
})

for (const [part, height, share, atStart] of [
  ['.hero-subtitle', 400, 0.75, '0'],
  ['h1', 120, 0.8, '1'],
] as const) {
  test(`words of ${part} fade in at ${share * 100} % of the window, and out again (INV-12)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height })
    await page.goto(path)
    await waitForScripts(page)
    const text = page.locator(part)
    const word = text.locator('.hero-word').first()
    await expect(word).toHaveCSS('opacity', atStart)
    const { y } = await measureBox(text)
    const scrollBeyond = (pixels: number) => scrollTo(page, y - height * share + pixels)
    await scrollBeyond(5)
    await expect(word).toHaveCSS('opacity', '1')
    await scrollBeyond(-5)
    await expect(word).toHaveCSS('opacity', '0')
    await expect(word).toHaveCSS('rotate', '-9deg')
    await expect(word).toHaveCSS('translate', / -\d/)
  })
}

test('the wheel scrolls for 1.2 s, an in-page link 500 ms to 200 px above (INV-13)', async ({
  page,
}) => {
  await openWithPausedClock(page)
  await page.mouse.move(600, 500)
  await page.mouse.wheel(0, 600)
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  await expect(async () => {
    await page.clock.runFor(20)
    expect(await scrolled()).toBeGreaterThan(0)
  }).toPass()
  expect(await scrolled()).toBeLessThan(600)
  await page.clock.runFor(1_200)
  await expect.poll(scrolled).toBe(600)

  await scrollTo(page, 0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Oportunidad/ })
    .click()
  const part = page.locator('#oportunidad')
  await page.clock.runFor(300)
  expect((await measureBox(part)).y).toBeGreaterThan(210)
  await page.clock.runFor(300)
  await expect.poll(async () => Math.round((await measureBox(part)).y)).toBe(200)
  await expect(page).toHaveURL(/#oportunidad$/)
})

test('motion starts after the load and depends on the width (INV-06, INV-13, INV-14, INV-15)', async ({
  page,
}) => {
  const urls = recordUrls(page, /\/(scenes|smooth-scroll)-/)
  await page.goto(path)
  expect(urls).toEqual([])
  await expect(page.locator('html')).toHaveClass(/lenis/)
  const phones = page.locator('.text-block-phone').first()
  const claims = page.locator('.why-picture')
  const index = page.locator('.section-index')
  await expect(phones).toHaveCSS('transform', /matrix/)
  await expect(claims).toHaveCSS('transform', /matrix/)
  await expect(index.getByRole('listitem')).toHaveCount(6)
  await page.setViewportSize({ width: 1099, height: 900 })
  await expect(claims).toHaveCSS('transform', 'none')
  await expect(phones).toHaveCSS('transform', /matrix/)
  await page.setViewportSize({ width: 1023, height: 900 })
  await expect(phones).toHaveCSS('transform', 'none')
  await expect(index).toHaveCount(0)
  // The tickets are a vertical list.
  const boxes = await Promise.all(
    (await page.locator('.roll-ticket').all()).map((ticket) => measureBox(ticket)),
  )
  expect(boxes).toHaveLength(5)
  expect(new Set(boxes.map(({ x }) => x)).size).toBe(1)
})

test.describe('on a phone', () => {
  test.use({ userAgent: devices['iPhone 14'].userAgent })

  test('a mobile browser narrower than 768 px scrolls natively (INV-13)', async ({ page }) => {
    const urls = recordUrls(page, /\/(scenes|smooth-scroll)-/)
    await page.setViewportSize({ width: 767, height: 900 })
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.locator('#equipo').scrollIntoViewIfNeeded()
    expect(urls).toEqual([])
    await page.setViewportSize({ width: 768, height: 900 })
    await page.reload()
    await expect(page.locator('html')).toHaveClass(/lenis/)
  })
})

/** Opens the page, lets its timers run, and pauses its clock. */
async function openWithPausedClock(page: Page): Promise<void> {
  await page.clock.install({ time: '2025-06-15T12:00:00Z' })
  await page.goto(path)
  // React schedules its work by timers, so the page starts before the clock stops.
  await expect(page.locator('html')).toHaveClass(/lenis/)
  await page.clock.pauseAt('2025-06-15T13:00:00Z')
}

/** Scrolls without animation and waits for the scroll event. */
async function scrollTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((resolve) => {
        window.addEventListener('scroll', () => resolve(), { once: true })
        window.scrollTo({ top, behavior: 'instant' })
      }),
    y,
  )
}

const measureBox = async (element: Locator) =>
  (await element.boundingBox()) ?? { x: Number.NaN, y: Number.NaN }
