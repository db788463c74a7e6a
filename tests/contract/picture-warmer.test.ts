import { readdirSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { createPictureWarmer } from '#server/picture-warmer'
import { startLake } from './testing/start-lake'

test('caches the pictures of a page before a visitor requests them (FAST-01)', async () => {
  const { as, dir, origin } = await startLake()
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: '#336699' } })
  const { path: stored } = await as('editor').assets.upload('image', await picture.png().toBuffer())
  const address = (width: number) => `/${stored}?w=${width}&auto=format`
  const [small, large] = [320, 480].map((width) => `/lake${address(width)}`.replace('&', '&amp;'))
  const cached = () => {
    const folder = path.join(dir, 'cache', 'images')
    return readdirSync(folder, { recursive: true }).map(String).sort()
  }

  const warmer = createPictureWarmer({ origin, isBusy: () => false })
  onTestFinished(() => warmer.close())
  warmer.warm(`<img src="${large}" srcset="${small} 320w, ${large} 480w">`)
  const types = () =>
    cached()
      .map((name) => path.extname(name))
      .sort()
  await expect.poll(types).toEqual(['.avif', '.avif', '.webp', '.webp'])

  const before = cached()
  for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*']) {
    expect((await fetch(`${origin}${address(320)}`, { headers: { accept } })).status).toBe(200)
  }
  expect(cached()).toEqual(before)
})
