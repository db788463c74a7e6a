import { createHash } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startLake } from './testing/start-lake'

const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
    .png()
    .toBuffer()

test('serves uploaded bytes and transformations at the URLs of the image URL builder', async () => {
  const { as, origin } = await startLake()
  const client = as('editor')
  const bytes = await picture()
  const image = await client.assets.upload('image', bytes, { filename: 'azul.png' })
  const file = await client.assets.upload('file', Buffer.from('hola'), { filename: 'a.txt' })

  const { projectId = '', dataset = '' } = client.config()
  const builder = createImageUrlBuilder({ baseUrl: origin, projectId, dataset })
  const original = Buffer.from(await (await fetch(builder.image(image).url())).arrayBuffer())
  expect(original).toEqual(bytes)
  expect(createHash('sha1').update(original).digest('hex')).toBe(image.sha1hash)
  expect(await (await fetch(`${origin}/${file.path}`)).text()).toBe('hola')

  const cropped = builder.image(image).rect(0, 0, 30, 30).width(12).height(6).fit('crop').dpr(2)
  const named = cropped.format('webp').vanityName('azul.webp').url()
  expect(named).toContain('/azul.webp?')
  const answer = Buffer.from(await (await fetch(named)).arrayBuffer())
  expect(await sharp(answer).metadata()).toMatchObject({ format: 'webp', width: 24, height: 12 })
})
