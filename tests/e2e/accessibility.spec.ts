import { expect, test } from './testing/fixtures'
import { walkByKeyboard } from './testing/keyboard'
import { visit } from './testing/site-pages'

test('skip link, menu and questions work by keyboard (RT-01, HOME-02)', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const toggle = page.getByRole('banner').locator('summary').filter({ visible: true })
  const links = page.getByRole('banner').getByRole('navigation')
  await expect(links).toHaveCount(0)
  await toggle.focus()
  await page.keyboard.press('Enter')
  await expect(links).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(links.getByRole('searchbox')).toBeFocused()
  await toggle.focus()
  await page.keyboard.press('Space')
  await expect(links).toHaveCount(0)

  const question = page.locator('.faq-entry').first()
  await question.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(question).toHaveAttribute('open')
  await page.keyboard.press('Space')
  await expect(question).not.toHaveAttribute('open')

  // A row of testimonials takes the focus where it scrolls.
  const row = page.locator('.testimonials-row')
  await row.focus()
  await expect(row).toBeFocused()
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.getByRole('main').focus()
  await row.focus()
  await expect(page.getByRole('main')).toBeFocused()
})

test('contrast themes show the edges of controls and the focus (RT-01)', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of ['/', '/sosBahia/help']) {
    await visit(page, path)
    const controls = page.locator('.button, button, select, textarea, input:not([type=hidden])')
    const edgeless = await controls.evaluateAll((all) =>
      all.flatMap((control) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control)
        const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) >= 1
        return hasBorder || !control.checkVisibility() ? [] : [control.outerHTML.slice(0, 160)]
      }),
    )
    expect(edgeless, path).toEqual([])
  }
  expect((await walkByKeyboard(page)).unseen).toEqual([])

  await visit(page, '/inversores')
  const word = page.locator('.hero-title em')
  await expect(word).toHaveCSS('-webkit-text-stroke-width', '0px')
  const logo = page.getByRole('banner').locator('.site-logo img')
  await expect(logo).toHaveCSS('background-color', 'rgb(29, 23, 54)')
})
