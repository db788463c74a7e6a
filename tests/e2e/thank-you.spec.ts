import type { Page } from 'playwright/test'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { readStorage } from './testing/investor-form'
import { readLayoutShift, recordLayoutShifts } from './testing/layout-shift'
import { measureOverflow, waitForScripts } from './testing/site-pages'

const submitted = {
  formSubmitted: 'true',
  name: 'Ana Gómez',
  email: 'ana@correo.com',
  phone: '+54 11 4000 0000',
}

/** Opens the page in a tab that has sent the form, and stops its clock before the countdown. */
async function openThanks(page: Page, stored: Readonly<Record<string, string>> = submitted) {
  await page.clock.install({ time: '2025-06-15T12:00:00Z' })
  await page.clock.pauseAt('2025-06-15T13:00:00Z')
  await page.addInitScript((texts) => {
    // Fills the storage only once, so that later pages see what the site deleted.
    if (sessionStorage.getItem('filled') !== null) return
    for (const [name, text] of Object.entries({ ...texts, filled: 'true' })) {
      sessionStorage.setItem(name, text)
    }
  }, stored)
  await page.goto('/thankYou')
  await page.waitForLoadState('networkidle')
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const thanks = '¡Gracias! Ya tenemos tu pedido'

test('visitors who sent nothing are redirected before the first paint (TY-01)', async ({
  page,
}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      const before = sessionStorage.getItem('painted') ?? ''
      sessionStorage.setItem('painted', `${before} ${location.pathname}`)
    }).observe({ type: 'paint', buffered: true })
  })
  await page.goto('/thankYou')
  await expect(page).toHaveURL('/inversores')
  await expect(heading(page)).toContainText('Sé parte del futuro')
  await expect
    .poll(async () => (await readStorage(page, 'sessionStorage')).painted)
    .toContain('/inversores')
  expect((await readStorage(page, 'sessionStorage')).painted).not.toContain('/thankYou')
  await page.goBack()
  await expect(page).toHaveURL('about:blank')
})

test('a link within the site redirects them too (TY-01)', async ({ page, dataset }) => {
  await dataset
    .patch('navigation')
    .set({ 'cta.href': '/thankYou', 'cta.label': 'Ver las gracias' })
    .commit()
  await expect
    .poll(async () => (await page.request.get('/about-us')).text())
    .toContain('Ver las gracias')
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/about-us')
  await waitForScripts(page)
  await page.getByRole('banner').getByRole('link', { name: 'Ver las gracias' }).click()
  await expect(page).toHaveURL('/inversores')
})

test('counts down from 10, then clears formSubmitted and opens the investors page (TY-02)', async ({
  page,
}) => {
  await openThanks(page)
  await expect(heading(page)).toHaveText(thanks)
  const countdown = page.locator('.countdown')
  await expect(countdown).toContainText('En 10 segundos volvés a la página de inversores.')
  for (const seconds of [9, 8, 7, 6, 5, 4, 3, 2, 1]) {
    await page.clock.runFor(1_000)
    await expect(countdown).toContainText(`En ${seconds} segundos`)
  }
  await page.clock.runFor(999)
  await expect(page).toHaveURL('/thankYou')
  await page.clock.runFor(1)
  await expect(page).toHaveURL('/inversores')
  const { formSubmitted, ...rest } = await readStorage(page, 'sessionStorage')
  expect(formSubmitted).toBeUndefined()
  expect(rest).toMatchObject({ name: submitted.name, email: submitted.email })
  await page.clock.resume()
  await page.goto('/thankYou')
  await expect(page).toHaveURL('/inversores')
})

test('the first view shows notice, pause and, on a phone, the receipt (TY-02, TY-03)', async ({
  page,
}) => {
  await openThanks(page)
  const main = page.getByRole('main')
  const receipt = page.locator('.thanks-paper')
  await expect(receipt).toContainText(submitted.email)
  // The last one is 1280×800 at 200 % zoom.
  for (const [width, height] of [
    [360, 740],
    [320, 568],
    [1280, 800],
    [640, 400],
  ] as const) {
    await page.setViewportSize({ width, height })
    expect(await page.evaluate(() => window.scrollY)).toBe(0)
    await expect(main.locator('.countdown > p').first()).toBeInViewport({ ratio: 1 })
    await expect(main.getByRole('button', { name: 'Quedarme acá' })).toBeInViewport({ ratio: 1 })
    if (width === 360) await expect(receipt).toBeInViewport({ ratio: 1 })
  }
})

test('formSubmitted alone starts the countdown; it pauses, politely announced (TY-02, TY-03)', async ({
  page,
}) => {
  await openThanks(page, { formSubmitted: 'true' })
  const announced: string[] = []
  const status = page.getByRole('main').getByRole('status')
  const recordAnnouncement = async () => {
    const text = await status.innerText()
    if (text !== announced.at(-1)) announced.push(text)
  }
  const countdown = page.locator('.countdown')
  await expect(countdown).toContainText('En 10 segundos')
  await expect(status).toHaveText('En 10 segundos volvés a la página de inversores.')
  for (let second = 0; second < 6; second += 1) {
    await recordAnnouncement()
    await page.clock.runFor(1_000)
    await expect(countdown).toContainText(`En ${9 - second} segundos`)
  }
  await recordAnnouncement()
  expect(announced).toEqual([
    'En 10 segundos volvés a la página de inversores.',
    'En 5 segundos volvés a la página de inversores.',
  ])

  await page.getByRole('button', { name: 'Quedarme acá' }).click()
  await expect(status).toHaveText('Te quedás en esta página hasta que quieras.')
  await page.clock.runFor(60_000)
  await expect(page).toHaveURL('/thankYou')
  await page.getByRole('button', { name: 'Seguir con la cuenta' }).click()
  await expect(countdown).toContainText('En 4 segundos')
  await page.clock.runFor(4_000)
  await expect(page).toHaveURL('/inversores')
})

test('search engines do not list it (TY-03, RT-08)', async ({ request }) => {
  const served = await (await request.get('/thankYou')).text()
  expect(served).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('thankYou')
})

test('shows links and request, passes axe, fits and stands still on request (TY-03)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openThanks(page)
  await page.getByRole('button', { name: 'Quedarme acá' }).click()
  const main = page.getByRole('main')
  const promise = 'Pronto te contactaremos para enviarte información con el plan de inversión.'
  await expect(main.getByText(promise, { exact: true })).toBeVisible()
  await expect(main.getByText(/^Te escribe Valentina Ríos.* en dos días hábiles\.$/)).toBeVisible()
  await expect(main.getByText('Quedó anotado, Ana Gómez.')).toBeVisible()
  for (const text of [submitted.name, submitted.phone, submitted.email]) {
    await expect(main.getByRole('definition').filter({ hasText: text })).toBeVisible()
  }
  await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  const chat = main.getByRole('link', { name: 'Escribirnos por WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/549\d+\?text=.*Yapa/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await page.clock.resume()
  for (const width of [360, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
  }
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findViolations(page)).toEqual([])
  }
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  await main.getByRole('link', { name: 'Volver a inversores' }).click()
  await expect(page).toHaveURL('/inversores')
})

for (const width of [360, 1440]) {
  test(`at ${width} px nothing shifts when the tab’s data appear (TY-03)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await recordLayoutShifts(page, 'main, footer')
    await openThanks(page)
    await expect(page.getByText('Quedó anotado, Ana Gómez.')).toBeVisible()
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
  })
}
