import type { DocumentPluginOptions } from 'sanity'
import { singletons } from '../schemas'

/** Types whose one document is part of the site (CMS-04). */
const singletonTypes = new Set(singletons.map(({ type }) => type))

/** Types that visitors create by sending a form; staff mark and delete them. */
const visitorTypes = new Set(['investorRequest', 'newsletterSignup'])

/** Whether staff may create documents of a type. */
export function isCreatable(type: string): boolean {
  return !singletonTypes.has(type) && !visitorTypes.has(type)
}

/** Actions that a page or setting must not have: the site would lose it or ignore the copy. */
const refusedForSingletons = new Set(['duplicate', 'delete', 'unpublish'])

/** Which documents can be created, and which actions a document offers (CMS-04). */
export const documentRules = {
  actions: (actions, { schemaType }) => {
    if (singletonTypes.has(schemaType)) {
      return actions.filter(({ action }) => !action || !refusedForSingletons.has(action))
    }
    if (visitorTypes.has(schemaType)) {
      return actions.filter(({ action }) => action !== 'duplicate')
    }
    return actions
  },
  newDocumentOptions: (options) => options.filter(({ templateId }) => isCreatable(templateId)),
} satisfies DocumentPluginOptions
