import type { DocumentPluginOptions } from 'sanity'
import { singletons } from '../schemas'
import { missingContentBadge } from './missing-content-badge'
import { patientPublish } from './patient-publish'
import { requestActions } from './requests/actions'
import { deliveryBadge } from './requests/delivery-badge'
import { requestKinds } from './requests/kinds'
import { VISIT_TYPE } from './visits/record'

/** Types whose one document is part of the site (CMS-04). */
const singletonTypes = new Set(singletons.map(({ type }) => type))

/** Whether staff may create documents of a type: not those that visitors or the server make. */
export function isCreatable(type: string): boolean {
  return !singletonTypes.has(type) && !requestKinds.has(type) && type !== VISIT_TYPE
}

/** Actions that a page or setting must not have: the site would lose it or ignore the copy. */
const refusedForSingletons = new Set(['duplicate', 'delete', 'unpublish'])

/** Which documents can be created, and which actions and badges a document has (CMS-04). */
export const documentRules = {
  actions: (actions, { schemaType }) => {
    const offered = actions.map((one) => (one.action === 'publish' ? patientPublish(one) : one))
    if (singletonTypes.has(schemaType)) {
      return offered.filter(({ action }) => !action || !refusedForSingletons.has(action))
    }
    // What the server has counted it would write again.
    if (schemaType === VISIT_TYPE) return []
    return requestActions(schemaType) ?? offered
  },
  badges: (badges, { schemaType }) => {
    if (schemaType === VISIT_TYPE) return []
    const requests = requestKinds.get(schemaType)
    if (requests === undefined) return [missingContentBadge, ...badges]
    return requests.hasDelivery ? [deliveryBadge] : []
  },
  newDocumentOptions: (options) => options.filter(({ templateId }) => isCreatable(templateId)),
} satisfies DocumentPluginOptions
