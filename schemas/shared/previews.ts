import type { PreviewConfig, PreviewValue } from '@sanity/types'
import { plainText } from './plain-text'

type Media = PreviewValue['media']

/** Names for staff, by the value that a field stores. */
export type Choices = Readonly<Record<string, string>>

export interface PreviewOptions {
  /** Path of the title field, which may be Portable Text; by default `title`. */
  title?: string
  /** Path of the subtitle field; by default the subtitle is the kind of item. */
  subtitle?: string
  /** Stands before the value of the subtitle's field, such as the slash of an address. */
  subtitlePrefix?: string
  /** The subtitle shows the name of the choice instead of its stored value. */
  subtitleChoices?: Choices
  /** Path of an image. */
  media?: string
  /** Path of an emoji, shown without an image. */
  emoji?: string
  icon: Media
  /** The preview of some documents by their id, whatever their fields contain. */
  byId?: (id: unknown) => PreviewValue | undefined
}

/**
 * Defines a preview that names the kind of item even when the item is empty.
 * @param kind the Spanish title of the item's type
 */
export function itemPreview(kind: string, options: PreviewOptions): PreviewConfig {
  const { title = 'title', subtitle, subtitlePrefix = '', subtitleChoices = {} } = options
  const { media, emoji, icon, byId } = options
  const select = {
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    ...(media === undefined ? {} : { media }),
    ...(emoji === undefined ? {} : { emoji }),
    ...(byId === undefined ? {} : { id: '_id' }),
  }
  return {
    select,
    prepare: (value: Record<string, unknown>) => {
      const fixed = byId?.(value.id)
      if (fixed !== undefined) return fixed
      const subtitleText = plainText(value.subtitle)
      const choice = subtitleChoices[subtitleText ?? '']
      return {
        title: plainText(value.title) ?? choice ?? `${kind} sin texto`,
        subtitle: choice ?? (subtitleText === undefined ? kind : subtitlePrefix + subtitleText),
        media: isImage(value.media) ? value.media : (emojiMedia(value.emoji) ?? icon),
      }
    },
  }
}

/** The Studio accepts an image, a reference to an asset, and an asset. */
function isImage(value: unknown): value is Media {
  if (typeof value !== 'object' || value === null) return false
  return 'asset' in value || '_ref' in value || '_id' in value
}

/** Returns a component: the Studio would treat a string as an element's name. */
function emojiMedia(value: unknown): Media | undefined {
  return typeof value === 'string' && value !== '' ? () => value : undefined
}
