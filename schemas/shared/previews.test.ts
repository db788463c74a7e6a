import { BookIcon } from '@sanity/icons'
import { expect, test } from 'vitest'
import { itemPreview } from './previews'

const preview = itemPreview('Tarjeta', {
  subtitle: 'text',
  media: 'picture',
  emoji: 'emoji',
  icon: BookIcon,
})

test('shows Portable Text as plain text, and prefers an image to an emoji (CMS-04)', () => {
  const picture = { asset: { _ref: 'image-x' } }
  const title = [{ children: [{ text: 'Cada número ' }, { text: 'ayuda.' }] }]
  expect(preview.prepare?.({ title, subtitle: 'Bajada', media: picture, emoji: '🎟️' })).toEqual({
    title: 'Cada número ayuda.',
    subtitle: 'Bajada',
    media: picture,
  })
})

test('renders an emoji as a component, because a string would name an element (CMS-04)', () => {
  const media = preview.prepare?.({ emoji: '🎟️' }).media
  expect(typeof media === 'function' && Reflect.apply(media, undefined, [{}])).toBe('🎟️')
})
