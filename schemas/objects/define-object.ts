import { defineType, type ObjectDefinition } from '@sanity/types'
import { itemPreview, type PreviewOptions } from '../shared/previews'

interface ObjectOptions extends Omit<ObjectDefinition, 'type' | 'preview'> {
  title: string
  icon: PreviewOptions['icon']
  preview?: Omit<PreviewOptions, 'icon'>
}

/** An object type whose preview names the kind of item even when the item is empty. */
export function defineObject({ preview, ...options }: ObjectOptions) {
  const { title, icon } = options
  return defineType({
    ...options,
    type: 'object',
    preview: itemPreview(title, { ...preview, icon }),
  })
}
