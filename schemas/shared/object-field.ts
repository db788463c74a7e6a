import { defineField, type FieldDefinition } from '@sanity/types'
import { REQUIRED } from './fields'

interface ObjectFieldOptions {
  name: string
  title: string
  fields: FieldDefinition[]
  description?: string
  group?: string
  options?: { collapsible: boolean; collapsed: boolean }
}

/**
 * A part of a document with fields of its own. It is required: otherwise a document without the
 * whole part would pass, and nobody would learn which of its fields are missing (CMS-08).
 */
export function objectField(options: ObjectFieldOptions) {
  return defineField({
    ...options,
    type: 'object',
    validation: (rule) => rule.required().error(REQUIRED),
  })
}
