import { CogIcon } from '@sanity/icons'
import { defineType, type FieldDefinition, type FieldGroupDefinition } from '@sanity/types'
import { documentRules } from '../shared/content-rules'
import type { ShownOn } from '../shared/placement'

interface SettingsOptions {
  name: string
  title: string
  fields: FieldDefinition[]
  groups?: FieldGroupDefinition[]
  shownOn: ShownOn
}

export function defineSettings({ name, title, fields, groups, shownOn }: SettingsOptions) {
  const type = defineType({
    name,
    title,
    type: 'document',
    icon: CogIcon,
    ...(groups === undefined ? {} : { groups }),
    fields,
    validation: (rule) => documentRules(rule),
    preview: { prepare: () => ({ title, media: CogIcon }) },
  })
  return { ...type, shownOn }
}
