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

test('redirects who sent nothing before the first paint; unlisted (TY-01, TY-03, RT-08)', async ({
  page,
  request,
}) => {
  const served = await (await request.get('/thankYou')).text()
  expect(served).toContain('<meta name="robots" content="noindex"/>')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('thankYou')
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

  // A navigation within the site runs no inline script.
  await page.goto('/')
  await waitForScripts(page)
  const link = page.locator('#secciones a[href^="/"]:not([target])').first()
  await link.evaluate((element) => element.setAttribute('href', '/thankYou'))
  await link.click()
  await expect(page).toHaveURL('/inversores')
})

test('counts down from 10, politely announced; pauses, then returns (TY-02, TY-03)', async ({
  page,
}) => {
  await openThanks(page, { formSubmitted: 'true', name: submitted.name })
  await expect(heading(page)).toHaveText('¡Gracias! Ya tenemos tu pedido')
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
  for (let second = 4; second > 0; second -= 1) {
    await expect(countdown).toContainText(`En ${second} segundos`)
    await page.clock.runFor(999)
    await expect(page).toHaveURL('/thankYou')
    await page.clock.runFor(1)
  }
  await expect(page).toHaveURL('/inversores')
  const { formSubmitted, name } = await readStorage(page, 'sessionStorage')
  expect([formSubmitted, name]).toEqual([undefined, submitted.name])
  await page.clock.resume()
  await page.goto('/thankYou')
  await expect(page).toHaveURL('/inversores')
})

test('shows links and request, fits, passes axe and stands still (TY-02, TY-03, ANA-04)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 360, height: 740 })
  await recordLayoutShifts(page, 'main, footer')
  await openThanks(page)
  const main = page.getByRole('main')
  const greeting = main.getByText('Quedó anotado, Ana Gómez.')
  const stay = main.getByRole('button', { name: 'Quedarme acá' })
  await expect(greeting).toBeVisible()
  await expect(page.locator('.thanks-paper')).toBeInViewport({ ratio: 1 })
  expect(await readLayoutShift(page)).toBeLessThan(0.01)
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
    await expect(stay).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.reload({ waitUntil: 'networkidle' })
  await expect(greeting).toBeVisible()
  expect(await readLayoutShift(page)).toBeLessThan(0.01)

  await stay.click()
  const promise = 'Pronto te contactaremos para enviarte información con el plan de inversión.'
  await expect(main.getByText(promise, { exact: true })).toBeVisible()
  await expect(main.getByText(/^Te escribe Valentina Ríos.* en dos días hábiles\.$/)).toBeVisible()
  const visible = [submitted.name, submitted.phone, submitted.email]
  for (const text of visible) {
    await expect(main.getByRole('definition').filter({ hasText: text })).toBeVisible()
  }
  // Recordings leave out the marked parts.
  const recorded = await page.evaluate(() => {
    const copy = document.documentElement.cloneNode(true)
    if (!(copy instanceof Element)) throw new Error('no page')
    for (const part of copy.querySelectorAll('[data-private]')) part.remove()
    return copy.outerHTML
  })
  for (const text of [...visible, 'Ana']) expect(recorded).not.toContain(text)
  await expect(main.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
  const chat = main.getByRole('link', { name: 'Escribirnos por WhatsApp' })
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/549\d+\?text=.*Yapa/)
  await expect(chat).toHaveAttribute('target', '_blank')
  await page.clock.resume()
  for (const width of [1440, 1024, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await measureOverflow(page), `${width} px`).toBe(0)
    if (width === 1440 || width === 360) expect(await findViolations(page)).toEqual([])
  }
  const moving = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  )
  expect(moving).toBe(0)
  await main.getByRole('link', { name: 'Volver a inversores' }).click()
  await expect(page).toHaveURL('/inversores')
})
