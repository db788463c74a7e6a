import type { Page } from '#app/sanity/types.generated'
import { findViolations } from './testing/axe'
import { expect, test } from './testing/fixtures'
import { waitForFreshContent } from './testing/fresh-content'
import { pauseRequests } from './testing/paused-requests'
import { waitForScripts } from './testing/site-pages'

const sendsContactData = 'incluyen los datos de contacto que escribiste'
const legalPages = ['/privacy-policy', '/terms-conditions'] as const

test('legal pages have contents, and follow the settings of staff (RT-02, ANA-01)', async ({
  page,
  instance,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  for (const path of legalPages) {
    await page.goto(path)
    await expect(page.getByRole('note')).toHaveCount(0)
    const html = await page.content()
    expect(html).not.toContain('Borrador en revisión.')
    if (path === '/privacy-policy') expect(html).toContain(sendsContactData)
    const name = await page.locator('.breadcrumbs [aria-current=page]').innerText()
    const lines = page.getByRole('navigation', { name }).getByRole('link')
    const headings = await page.locator('article h2').allInnerTexts()
    expect(await lines.allInnerTexts()).toEqual(headings)
    const last = lines.last()
    await last.click()
    await expect(page).toHaveURL(/#/)
    await expect(page.locator((await last.getAttribute('href')) ?? '')).toBeInViewport()
    const titles = page.locator('.long-text-body .section-head > .title')
    const heights = await titles.evaluateAll((all) =>
      all.map((title) => getComputedStyle(title, '::before').height),
    )
    expect(heights.length).toBeGreaterThan(9)
    expect(new Set(heights).size, 'the number of each section stays on one line').toBe(1)
  }
  const transaction = instance.client
    .transaction()
    .patch('siteSettings', { set: { 'privacy.excludeContactData': true } })
  for (const id of ['privacyPage', 'termsPage']) {
    transaction.patch(id, { set: { showsCounselNotice: true } })
  }
  await waitForFreshContent(instance, transaction)
  for (const path of legalPages) {
    await page.goto(path)
    await expect(page.getByRole('note')).toContainText('Borrador en revisión.')
    await expect(page.getByText(/^Actualizad[ao]s? el .* de 2025\.$/)).toBeVisible()
  }
  await page.goto('/privacy-policy')
  await expect(page.getByText('Ninguno de esos eventos incluye')).toBeVisible()
  expect(await page.content()).not.toContain(sendsContactData)
})

test('an unknown path shows a 404 page with search and links (RT-07, SEEK-01)', async ({
  page,
  browserErrors,
}) => {
  const answer = await page.goto('/no-existe')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveTitle('Este número no salió · Yapa')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este número no salió')
  const ways = page.getByRole('main').getByRole('link')
  await expect(ways).toHaveCount(4)
  await page.getByRole('main').getByRole('searchbox').fill('biblioteka')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').locator('.search-hit').first()).toContainText('Biblioteca')
  await page.goBack()
  await ways.filter({ hasText: 'biblioteca' }).click()
  await expect(page).toHaveURL(/\/biblioteca$/)
  // The browser reports the expected status as an error.
  browserErrors.allow('status of 404')
})

test('a video loads nothing of its service before a click; without scripts it is a link (ANA-05)', async ({
  page,
  scriptlessPage,
  instance,
  dataset,
}) => {
  const { picture } = (await dataset.getDocument<Page>('aboutPage')) ?? {}
  const video = { _type: 'videoSection', _key: 'video', name: 'La rifa', picture }
  const words = {
    _type: 'block',
    _key: 'b',
    children: [{ _type: 'span', _key: 's', text: 'Dice.' }],
  }
  const block = { ...video, url: 'https://youtu.be/aqz-KE-bpKQ', transcript: [words] }
  const change = dataset.patch('aboutPage').append('body', [block])
  await waitForFreshContent(instance, dataset.transaction().patch(change))

  await scriptlessPage.goto('/about-us')
  const fallback = scriptlessPage.getByRole('link', { name: 'Ver el video: La rifa' })
  await expect(fallback).toHaveAttribute('href', 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')

  const requestedUrls: string[] = []
  await page.route(/^https:\/\/[\w.-]*(youtube|ytimg|vimeo)/, async (route) => {
    requestedUrls.push(route.request().url())
    await route.fulfill({ contentType: 'text/html', body: '<p>El video' })
  })
  await page.goto('/about-us')
  const section = page.locator('.video-section')
  await section.scrollIntoViewIfNeeded()
  await expect(section).toContainText('YouTube recibe tu IP')
  await page.waitForLoadState('networkidle')
  expect(await findViolations(page, '.video-section')).toEqual([])
  expect(requestedUrls).toEqual([])

  // A click before the scripts run plays the video, too.
  const resume = await pauseRequests(page, '**/assets/entry.client-*.js')
  await page.reload()
  await section.getByRole('link', { name: 'Ver el video: La rifa' }).click()
  resume()
  await expect(section.frameLocator('iframe').getByText('El video')).toBeVisible()
  await expect(section.getByTitle('La rifa')).toBeFocused()
  await expect(section.getByRole('link')).toHaveCount(0)
  await waitForScripts(page)
  await expect(section.getByTitle('La rifa')).toBeVisible()
  expect(requestedUrls).toEqual([expect.stringContaining('youtube-nocookie.com/embed/aqz-KE-bpKQ')])

  await section.getByText('Leer lo que dice').click()
  await expect(section.getByText('Dice.')).toBeVisible()
})
