import { createHash } from 'node:crypto'
import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { startLake } from './testing/start-lake'
import { createTempFolder } from './testing/temp-folder'

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

test('asset URLs follow the public URL of the lake and are not stored', async () => {
  const folder = createTempFolder()
  const through = (host: string) => ({ headers: { 'X-Forwarded-Host': host } })
  const before = await startLake({ folder, publicUrl: 'https://antes.test/lake' })
  const { _id, url } = await before
    .as('editor', through('antes.test'))
    .assets.upload('image', await picture())
  expect(url).toMatch(/^https:\/\/antes\.test\/lake\/images\//)
  await before.stop()

  const after = await startLake({ folder, publicUrl: 'https://despues.test/lake' })
  const client = after.as('editor', through('despues.test'))
  const moved = url.replace('antes', 'despues')
  expect(await client.fetch('*[_id == $id][0].url', { id: _id })).toBe(moved)
  expect(await client.getDocument(_id)).toMatchObject({ url: moved })
  expect(after.lake.context.documents.get(_id)).not.toHaveProperty('url')
  const headers = {
    authorization: `Bearer ${after.getToken('viewer')}`,
    'x-forwarded-host': 'despues.test',
  }
  const exported = await fetch(`${after.origin}/v1/data/export/production`, { headers })
  const lines = await exported.text()
  expect(lines).toContain(moved)
  expect(lines).not.toContain('antes.test')
})
