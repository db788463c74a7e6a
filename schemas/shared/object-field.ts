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
 * Defines a required object field. If it were optional, a document without the object would pass,
 * and the missing fields would not be reported (CMS-08).
 */
export function objectField(options: ObjectFieldOptions) {
  return defineField({
    ...options,
    type: 'object',
    validation: (rule) => rule.required().error(REQUIRED),
  })
}
