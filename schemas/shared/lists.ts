import { defineArrayMember, defineField, type ValidationContext } from '@sanity/types'

interface ListOptions {
  description?: string
  group?: string
  /** Number of items that the page's design expects; another number is a warning. */
  expected?: number
  /** The type of document whose design expects that number; by default every type. */
  expectedOn?: string
  /** Plural name of the items, for that warning. */
  noun?: string
  optional?: boolean
}

const EMPTY = 'La lista está vacía: el sitio no muestra esta sección.'

/** An empty list is a warning unless optional, a repeated reference an error. */
function arrayField(
  name: string,
  title: string,
  member: ReturnType<typeof defineArrayMember>,
  { expected, expectedOn, noun = 'elementos', optional, ...props }: ListOptions,
) {
  return defineField({
    name,
    title,
    type: 'array',
    ...props,
    of: [member],
    validation: (rule) => [
      ...(member.type === 'reference'
        ? [rule.unique().error('Este elemento ya está en la lista.')]
        : []),
      ...(optional === true ? [] : [rule.required().min(1).warning(EMPTY)]),
      ...(expected === undefined
        ? []
        : [rule.custom(checkCount(expected, noun, expectedOn)).warning()]),
    ],
  })
}

/** Makes a check of the number of items; other types of documents pass (CMS-03). */
function checkCount(count: number, noun: string, documentType: string | undefined) {
  return (value: unknown[] | undefined, { document }: ValidationContext): true | string => {
    if (documentType !== undefined && document?._type !== documentType) return true
    const actual = value?.length ?? 0
    return actual === count || `La página está pensada para ${count} ${noun}: ahora hay ${actual}.`
  }
}

/**
 * Defines a list of objects (CMS-04).
 * @param type name of a registered object type
 */
export const listField = (name: string, title: string, type: string, options: ListOptions = {}) =>
  arrayField(name, title, defineArrayMember({ type }), options)

/**
 * Defines a list of references (CMS-04).
 * @param to name of the document type
 */
export const referencesTo = (name: string, title: string, to: string, options: ListOptions = {}) =>
  arrayField(name, title, defineArrayMember({ type: 'reference', to: [{ type: to }] }), options)

/** Defines a list of short texts. */
export const textList = (name: string, title: string, options: ListOptions = {}) =>
  listField(name, title, 'string', options)
