import type { PreviewConfig, PreviewValue } from '@sanity/types'
import { plainText } from './plain-text'

type Media = PreviewValue['media']

interface PreviewOptions {
  /** Path of the field whose words name the item; Portable Text will do. */
  title?: string
  /** Path of the field under the name. Absent: what kind of thing it is. */
  subtitle?: string
  /** Path of an image. */
  media?: string
  /** Path of an emoji, shown when there is no image. */
  emoji?: string
  icon: Media
}

/**
 * A preview that always says what the item is, even when it has no words yet.
 * @param kind what the item is, in Spanish, as its type's title
 */
export function itemPreview(kind: string, options: PreviewOptions): PreviewConfig {
  const { title = 'title', subtitle, media, emoji, icon } = options
  const select = {
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(media === undefined ? {} : { media }),
    ...(emoji === undefined ? {} : { emoji }),
  }
  return {
    select,
    prepare: (value: Record<string, unknown>) => ({
      title: plainText(value.title) ?? `${kind} sin texto`,
      subtitle: plainText(value.subtitle) ?? kind,
      media: isImage(value.media) ? value.media : (emojiMedia(value.emoji) ?? icon),
    }),
  }
}

/** An image with its asset, a reference to an asset, or the asset: the Studio draws all three. */
function isImage(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false
  return 'asset' in value || '_ref' in value || '_id' in value
}

/** A component that draws an emoji: a bare string would be taken for the name of a tag. */
export function emojiMedia(value: unknown): Media | undefined {
  return typeof value === 'string' && value !== '' ? () => value : undefined
}
