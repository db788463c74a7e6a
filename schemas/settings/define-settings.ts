import { CogIcon } from '@sanity/icons'
import { defineType, type FieldDefinition, type FieldGroupDefinition } from '@sanity/types'

interface SettingsOptions {
  name: string
  title: string
  fields: FieldDefinition[]
  groups?: FieldGroupDefinition[]
}

/** A settings document: one of its kind, whose id is its type's name. */
export function defineSettings({ name, title, fields, groups }: SettingsOptions) {
  return defineType({
    name,
    title,
    type: 'document',
    icon: CogIcon,
    ...(groups === undefined ? {} : { groups }),
    fields,
    preview: { prepare: () => ({ title, media: CogIcon }) },
  })
}
