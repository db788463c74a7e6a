import { defineField, type FieldDefinition } from '@sanity/types'
import { REQUIRED, textArea, textLine } from './fields'

interface ObjectFieldOptions {
  fields: FieldDefinition[]
  description?: string
  group?: string
  /** Fields are required by default. */
  optional?: boolean
  /** Whether a field that can collapse starts so; without it, the field cannot. */
  collapsed?: boolean
}

/**
 * Defines an object field. A document without an optional object passes, and its missing fields are
 * not reported (CMS-08).
 */
export function objectField(
  name: string,
  title: string,
  { optional = false, collapsed, ...options }: ObjectFieldOptions,
) {
  return defineField({
    name,
    title,
    ...options,
    type: 'object',
    ...(collapsed !== undefined && { options: { collapsible: true, collapsed } }),
    validation: (rule) => (optional ? [] : rule.required().error(REQUIRED)),
  })
}

/** An object field with a title and a text, such as those of a page with a message. */
export const messageField = (
  name: string,
  title: string,
  { max, ...options }: Omit<ObjectFieldOptions, 'fields'> & { max: number },
) =>
  objectField(name, title, {
    ...options,
    fields: [textLine('title', 'Título', { max: 60 }), textArea('text', 'Texto', { max })],
  })
