import { expect } from './testing/fixtures'
import { postForm, fetchSignups, test } from './testing/newsletter'

test.describe('spam', () => {
  test('a filled honeypot gets the usual reply, and nothing is stored (NEWS-03)', async ({
    request,
    instance,
    emailJs,
  }) => {
    const fields = { email: 'sol@correo.com', website: 'https://spam.example' }
    const response = await postForm(request, instance, fields)
    expect([response.status(), await response.json()]).toEqual([200, { outcome: 'done' }])
    expect(await fetchSignups(instance)).toEqual([])
    expect(emailJs.received).toEqual([])
  })

  test('visitors can neither see nor focus the honeypot (NEWS-03)', async ({ page }) => {
    await page.goto('/about-us')
    const honeypot = page.locator('input[name=website]')
    await expect(honeypot).not.toBeInViewport()
    const address = page.getByRole('contentinfo').getByLabel('Tu correo electrónico')
    await address.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Suscribirme' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(honeypot).not.toBeFocused()
  })

  const email = 'sol@correo.com'
  const bad = [
    ['made-up stamp', { form: { email, stamp: 'lx0.abc' } }, 400],
    ['no stamp', { form: { email } }, 400],
    ['foreign page', { headers: { Origin: 'https://evil.example' } }, 403],
    ['cross-site browser', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['too much', { form: { email, note: 'a'.repeat(5_000) } }, 413],
    ['JSON', { data: { email } }, 400],
    ['multipart', { multipart: { email } }, 400],
    ['two addresses', { data: 'email=a%40b.co&email=c%40d.co', ...formType() }, 400],
    ['broken text', { data: Buffer.from('email=\xff\xfe', 'latin1'), ...formType() }, 400],
  ] as const

  for (const [name, options, status] of bad) {
    test(`rejects ${name} with ${status} (NEWS-03)`, async ({ request, instance }) => {
      const extra = 'headers' in options ? options.headers : {}
      const response = await request.post('/newsletter', {
        ...options,
        headers: { Origin: instance.origin, ...extra },
      })
      expect(response.status()).toBe(status)
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await fetchSignups(instance)).toEqual([])
    })
  }

  test('answers 403 without an origin and 405 to other methods (NEWS-03)', async ({ request }) => {
    expect((await request.post('/newsletter', { form: { email } })).status()).toBe(403)
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('/newsletter', { method })
      expect([method, response.status(), response.headers().allow]).toEqual([method, 405, 'POST'])
    }
  })

  test('limits posts to 20 per IP address (NEWS-03)', async ({ request, instance }) => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await postForm(request, instance, { email: 'x' })).status())
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    const refused = await postForm(request, instance, { email })
    expect(refused.headers()['retry-after']).toBe('600')
    const other = await postForm(request, instance, { email }, { 'X-Forwarded-For': '203.0.113.1' })
    expect(other.status()).toBe(200)
  })
})

function formType() {
  return { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
}
