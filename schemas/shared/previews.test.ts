import { BookIcon } from '@sanity/icons'
import { expect, test } from 'vitest'
import { itemPreview } from './previews'

const preview = itemPreview('Tarjeta', {
  subtitle: 'text',
  media: 'picture',
  emoji: 'emoji',
  icon: BookIcon,
})

test('CMS-04 a preview asks for its paths only', () => {
  expect(preview.select).toEqual({
    title: 'title',
    subtitle: 'text',
    media: 'picture',
    emoji: 'emoji',
  })
})

test('CMS-04 an item without words says what it is', () => {
  expect(preview.prepare?.({})).toEqual({
    title: 'Tarjeta sin texto',
    subtitle: 'Tarjeta',
    media: BookIcon,
  })
})

test('CMS-04 Portable Text is read as words, an image goes before an emoji', () => {
  const picture = { asset: { _ref: 'image-x' } }
  const title = [{ children: [{ text: 'Cada número ' }, { text: 'ayuda.' }] }]
  expect(preview.prepare?.({ title, subtitle: 'Bajada', media: picture, emoji: '🎟️' })).toEqual({
    title: 'Cada número ayuda.',
    subtitle: 'Bajada',
    media: picture,
  })
})

test('CMS-04 an emoji is drawn by a component, for a bare text would be taken for a tag', () => {
  const media = preview.prepare?.({ emoji: '🎟️' }).media
  expect(typeof media === 'function' && Reflect.apply(media, undefined, [{}])).toBe('🎟️')
})
