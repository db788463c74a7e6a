import { defineType, type FieldDefinition } from '@sanity/types'
import { itemPreview, type PreviewOptions } from '../shared/previews'
import { visibilityFields, visibilityFieldset } from './section-fields'
import { withVisibility } from './visibility-preview'

interface BlockOptions {
  name: string
  title: string
  icon: PreviewOptions['icon']
  fields: FieldDefinition[]
  preview?: Omit<PreviewOptions, 'icon'>
}

/** A section of a page. Its component and projection are in `app/blocks/<name-in-kebab-case>/`. */
export function defineBlock({ name, title, icon, fields, preview }: BlockOptions) {
  return defineType({
    name,
    title,
    type: 'object',
    icon,
    fieldsets: [visibilityFieldset],
    fields: [...fields, ...visibilityFields],
    preview: withVisibility(itemPreview(title, { ...preview, icon })),
  })
}
