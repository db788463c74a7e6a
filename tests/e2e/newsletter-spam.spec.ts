import { expect } from './fixtures'
import { postForm, storedSignups, test } from './newsletter'

test.describe('NEWS-03 spam gets nothing', () => {
  test('a trap that was filled in gets the thanks, and nothing is stored', async ({
    request,
    house,
    emailJs,
  }) => {
    const fields = { email: 'ana@correo.com', website: 'https://spam.example' }
    const response = await postForm(request, house, fields)
    expect([response.status(), await response.json()]).toEqual([200, { outcome: 'done' }])
    expect(await storedSignups(house)).toEqual([])
    expect(emailJs.received).toEqual([])
  })

  test('no person sees or reaches the trap', async ({ page }) => {
    await page.goto('/about-us')
    const trap = page.locator('input[name=website]')
    await expect(trap).not.toBeInViewport()
    const address = page.getByRole('contentinfo').getByLabel('Tu correo electrónico')
    await address.focus()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Suscribirme' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(trap).not.toBeFocused()
  })

  const email = 'ana@correo.com'
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
    test(`${name}: ${status}`, async ({ request, house }) => {
      const own = 'headers' in options ? options.headers : {}
      const response = await request.post('/newsletter', {
        ...options,
        headers: { Origin: house.origin, ...own },
      })
      expect(response.status()).toBe(status)
      expect(response.headers()['cache-control']).toContain('no-store')
      expect(await storedSignups(house)).toEqual([])
    })
  }

  test('nobody but a form: 403 without an origin, 405 for other methods', async ({ request }) => {
    expect((await request.post('/newsletter', { form: { email } })).status()).toBe(403)
    for (const method of ['GET', 'PUT', 'DELETE', 'PATCH']) {
      const response = await request.fetch('/newsletter', { method })
      expect([method, response.status(), response.headers().allow]).toEqual([method, 405, 'POST'])
    }
  })

  test('an address of the network may post 20 times, others go on', async ({ request, house }) => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      statuses.push((await postForm(request, house, { email: 'x' })).status())
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 400), 429])
    const refused = await postForm(request, house, { email })
    expect(refused.headers()['retry-after']).toBe('600')
    const other = await postForm(request, house, { email }, { 'X-Forwarded-For': '203.0.113.1' })
    expect(other.status()).toBe(200)
  })
})

function formType() {
  return { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }
}
