import { CogIcon } from '@sanity/icons'
import {
  defineType,
  type DocumentDefinition,
  type FieldDefinition,
  type FieldGroupDefinition,
} from '@sanity/types'
import { documentRules } from '../shared/content-rules'
import type { ShownOn } from '../shared/placement'

interface SettingsOptions {
  name: string
  title: string
  fields: FieldDefinition[]
  groups?: FieldGroupDefinition[]
  icon?: NonNullable<DocumentDefinition['icon']>
  /** By default no page shows them. */
  shownOn?: ShownOn
  /** In lists, below the title. */
  subtitle?: string
}

/** Defines a document of which there is exactly one. */
export function defineSettings(settings: SettingsOptions) {
  const { shownOn = [], icon = CogIcon, subtitle, ...options } = settings
  const { title } = options
  const type = defineType({
    ...options,
    type: 'document',
    icon,
    validation: (rule) => documentRules(rule),
    preview: { prepare: () => ({ title, ...(subtitle && { subtitle }), media: icon }) },
  })
  return { ...type, shownOn }
}
