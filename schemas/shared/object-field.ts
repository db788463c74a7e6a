import { defineField, type FieldDefinition } from '@sanity/types'
import { REQUIRED } from './fields'

interface ObjectFieldOptions {
  name: string
  title: string
  fields: FieldDefinition[]
  description?: string
  group?: string
  /** Fields are required by default. */
  optional?: boolean
  options?: { collapsible: boolean; collapsed: boolean }
}

/**
 * Defines an object field. A document without an optional object passes, and its missing fields are
 * not reported (CMS-08).
 */
export function objectField({ optional = false, ...options }: ObjectFieldOptions) {
  return defineField({
    ...options,
    type: 'object',
    validation: (rule) => (optional ? [] : rule.required().error(REQUIRED)),
  })
}
