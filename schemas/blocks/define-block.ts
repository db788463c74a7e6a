import { defineType, type FieldDefinition } from '@sanity/types'
import { itemPreview, type PreviewOptions } from '../shared/previews'
import { visibilityFields, visibilityFieldset } from './section-fields'
import { withVisibility } from './visibility-preview'

/** Groups of the menu that inserts a block. */
export const insertGroups = [
  { name: 'text', title: 'Texto' },
  { name: 'cards', title: 'Tarjetas y listas' },
  { name: 'visual', title: 'Imagen y acción' },
] as const

interface BlockOptions {
  /** Its group in the insert menu. */
  group: (typeof insertGroups)[number]['name']
  name: string
  title: string
  icon: PreviewOptions['icon']
  fields: FieldDefinition[]
  preview?: Omit<PreviewOptions, 'icon'>
}

/** A section of a page. Its component and projection are in `app/blocks/<name-in-kebab-case>/`. */
export function defineBlock({ group, name, title, icon, fields, preview }: BlockOptions) {
  const type = defineType({
    name,
    title,
    type: 'object',
    icon,
    fieldsets: [visibilityFieldset],
    fields: [...fields, ...visibilityFields],
    preview: withVisibility(itemPreview(title, { ...preview, icon })),
  })
  return { ...type, group }
}
