import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from './testing/fixtures'
import { waitForScripts } from './testing/site-pages'

const play = 'https://play.google.com/store/apps/details?id=example.yapa.app'
const appStore = 'https://apps.apple.com/ar/app/yapa/id0000000000'

const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'

/** An iPad claims to be a Mac, but has a touch screen. */
const ipad =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15'

async function expectQrCode(page: Page, name: string, link: string) {
  const picture = page.getByRole('img', { name })
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  const modules = encode(link, { ecc: 'M', border: 4 }).data
  expect(await readModules(await picture.screenshot(), modules.length)).toEqual(modules)
}

/** Reads the modules of a QR code, with its quiet zone; dark ones are true. */
async function readModules(picture: Buffer, size: number): Promise<boolean[][]> {
  const options = { resolveWithObject: true } as const
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer(options)
  const middle = (index: number, length: number) => Math.floor(((index + 0.5) * length) / size)
  return Array.from({ length: size }, (_, row) =>
    Array.from({ length: size }, (_, column) => {
      const at = middle(row, info.height) * info.width + middle(column, info.width)
      return (data[at * info.channels] ?? 0) < 96
    }),
  )
}

test('stores have buttons and codes, a switch pauses the carousel (HOME-03, HOME-04, HOME-07)', async ({
  scriptlessPage: page,
}) => {
  await page.goto('/about-us')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Descargar la app' }).click()
  await expect(page).toHaveURL('/#descargar')
  const section = page.locator('.app-downloads')
  await expect(section).toBeInViewport()
  await expect(section.getByRole('link', { name: 'Google Play' })).toHaveAttribute('href', play)
  await expect(section.getByRole('link', { name: 'App Store' })).toHaveAttribute('href', appStore)
  await expectQrCode(page, 'Código QR que abre Yapa en Google Play', play)
  await expectQrCode(page, 'Código QR que abre Yapa en App Store', appStore)
  await expect(section.getByText('Escaneá para Android')).toBeVisible()

  const strip = page.locator('.image-carousel-strip')
  await expect(strip).toHaveCSS('animation-play-state', 'running')
  await page.getByLabel('Pausar el carrusel').check()
  await page.mouse.move(0, 0)
  await page.getByLabel('Pausar el carrusel').blur()
  await expect(strip).toHaveCSS('animation-play-state', 'paused')
})

test('without scripts all screens have links, those that stay elsewhere codes (HOME-04)', async ({
  browser,
}) => {
  for (const [userAgent, viewport, showsCodes] of [
    [pixel, { width: 915, height: 412 }, false],
    [ipad, { width: 820, height: 1180 }, true],
  ] as const) {
    const device = { userAgent, viewport, hasTouch: true, isMobile: true }
    const page = await browser.newPage({ ...device, javaScriptEnabled: false })
    await page.goto('/')
    const section = page.locator('.app-downloads')
    await expect(section.getByRole('link', { name: 'Google Play' })).toBeVisible()
    await expect(section.getByRole('link', { name: 'App Store' })).toBeVisible()
    const codes = section.getByRole('img', { name: /^Código QR/ })
    await expect(codes.filter({ visible: true })).toHaveCount(showsCodes ? 2 : 0)
    const advice = section.getByText('Si estás en la computadora')
    await expect(advice).toBeVisible({ visible: showsCodes })
  }
})

test.describe('on an iPhone', () => {
  test.use({ userAgent: iphone })

  test('its own store comes first, also after hydration (HOME-04, HOME-07)', async ({ page }) => {
    await page.goto('/about-us', { waitUntil: 'networkidle' })
    await waitForScripts(page)
    const buttons = page.getByRole('contentinfo').getByRole('link', { name: /^Descargar/ })
    await expect(buttons).toHaveText(['Descargar para iPhone'])
    await expect(buttons).toHaveAttribute('href', appStore)
    const call = page.getByRole('banner').getByRole('link', { name: 'Descargar la app' })
    await expect(call.first()).toHaveAttribute('href', appStore)

    await page.goto('/')
    await expect(page.locator('.app-downloads-store').first()).toHaveAttribute('href', appStore)
    const create = page.getByRole('link', { name: 'Crear mi campaña' }).first()
    await expect(create).toHaveAttribute('href', appStore)
  })
})

test('the carousel pauses when used, loops without a jump, and can stand still (HOME-03)', async ({
  page,
}) => {
  await page.goto('/')
  const pictures = page.locator('.image-carousel img')
  await expect(pictures).toHaveCount(42)
  await expect(page.locator('.image-carousel li:not([aria-hidden]) img')).toHaveCount(14)
  await expect(page.locator('.image-carousel img[loading=lazy]')).toHaveCount(42)
  await expect(page.locator('.image-carousel').getByRole('img')).toHaveCount(14)
  const ids = await page.locator('[id]').evaluateAll((all) => all.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)

  const strip = page.locator('.image-carousel-strip')
  const frame = page.locator('.image-carousel-window')
  await page.mouse.move(0, 0)
  await frame.scrollIntoViewIfNeeded()
  await expect(strip).toHaveCSS('animation-play-state', 'running')
  await frame.hover({ position: { x: 200, y: 100 } })
  await expect(strip).toHaveCSS('animation-play-state', 'paused')
  await page.mouse.move(0, 0)
  await expect(strip).toHaveCSS('animation-play-state', 'running')
  await page.getByLabel('Pausar el carrusel').focus()
  await expect(strip).toHaveCSS('animation-play-state', 'paused')

  const jump = await strip.evaluate((strip) => {
    const [loop] = strip.getAnimations()
    if (loop === undefined) throw new Error('The strip does not move.')
    loop.pause()
    const boxesAt = (share: number) => {
      loop.currentTime = Number(loop.effect?.getComputedTiming().duration) * share
      return [...strip.querySelectorAll('img')].map((image) => image.getBoundingClientRect())
    }
    const first = boxesAt(0).slice(0, 28)
    const last = boxesAt(0.999999).slice(14)
    return Math.max(
      ...first.flatMap((box, index) => {
        const same = last[index]
        if (same === undefined) return [Number.POSITIVE_INFINITY]
        return [Math.abs(box.x - same.x), Math.abs(box.y - same.y)]
      }),
    )
  })
  expect(jump).toBeLessThan(0.5)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(strip).toHaveCSS('animation-name', 'none')
  const visible = page.locator('.image-carousel-item:visible')
  await expect(visible).toHaveCount(14)
  await visible.last().scrollIntoViewIfNeeded()
  await expect(visible.last()).toBeInViewport()
})
