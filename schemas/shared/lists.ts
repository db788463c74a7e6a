import { defineArrayMember, defineField } from '@sanity/types'
import { checkCount, checkCountOn } from './validation/count'

interface ListOptions {
  description?: string
  group?: string
  /** Number of items that the page's design expects; another number is a warning. */
  expected?: number
  /** The same, only on the home page. */
  expectedOnHome?: number
  /** Plural name of the items, for that warning. */
  noun?: string
  optional?: boolean
}

function listOptions({ description, group }: ListOptions) {
  return {
    ...(description === undefined ? {} : { description }),
    ...(group === undefined ? {} : { group }),
  }
}

/** The rule methods that both kinds of list share. */
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
 * Defines a list of objects (CMS-04). An empty list is a warning unless optional.
 * @param type name of a registered object type
 */
export function listField(name: string, title: string, type: string, options: ListOptions = {}) {
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
 * Defines a list of references (CMS-04). A repeated document is an error.
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

/** Defines a list of short texts. */
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
