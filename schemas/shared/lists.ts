import { defineArrayMember, defineField } from '@sanity/types'
import { checkCount, checkCountOn } from './validation/count'

interface ListOptions {
  description?: string
  group?: string
  /** How many the page's design counts on: another number is a warning. */
  expected?: number
  /** The same, only when the list stands on the home page. */
  expectedOnHome?: number
  /** What the items are, in the plural, for that warning. */
  noun?: string
  optional?: boolean
}

function listOptions({ description, group }: ListOptions) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(group === undefined ? {} : { group }),
  }
}

/** What the rules of the two kinds of list have in common. */
interface ListRule<Self> {
  required: () => Self
  min: (length: number) => Self
  custom: (check: ReturnType<typeof checkCountOn>) => Self
  warning: (message?: string) => Self
}

function listRules<Rule extends ListRule<Rule>>(rule: Rule, options: ListOptions): Rule[] {
  const { expected, expectedOnHome, noun = 'elementos', optional } = options
  return [
    ...(optional === true ? [] : [rule.required().min(1).warning(EMPTY)]),
    ...(expected === undefined ? [] : [rule.custom(checkCount(expected, noun)).warning()]),
    ...(expectedOnHome === undefined
      ? []
      : [rule.custom(checkCountOn('homePage', expectedOnHome, noun)).warning()]),
  ]
}

const EMPTY = 'La lista está vacía: el sitio no muestra esta sección.'

/**
 * A list of objects, ordered by drag and drop (CMS-04). An empty one is a warning unless optional.
 * @param type name of a registered object type
 */
export function listOf(name: string, title: string, type: string, options: ListOptions = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    ...listOptions(options),
    of: [defineArrayMember({ type })],
    validation: (rule) => listRules(rule, options),
  })
}

/**
 * A list of references, ordered by drag and drop (CMS-04). Repeating a document is an error.
 * @param to name of the document type
 */
export function referencesTo(name: string, title: string, to: string, options: ListOptions = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    ...listOptions(options),
    of: [defineArrayMember({ type: 'reference', to: [{ type: to }] })],
    validation: (rule) => [
      rule.unique().error('Este elemento ya está en la lista.'),
      ...listRules(rule, options),
    ],
  })
}

/** A list of short texts, ordered by drag and drop. */
export function textList(name: string, title: string, options: ListOptions = {}) {
  return defineField({
    name,
    title,
    type: 'array',
    ...listOptions(options),
    of: [defineArrayMember({ type: 'string' })],
    validation: (rule) => listRules(rule, options),
  })
}
