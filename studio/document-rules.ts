import type { DocumentPluginOptions } from 'sanity'
import { collections, singletons } from '../schemas'
import { missingContentBadge } from './missing-content-badge'
import { DELIVERY_TYPE, ISSUE_TYPE } from './newsletter/delivery'
import { adaptToIssues } from './newsletter/send-issue'
import { progressBadge } from './newsletter/progress-badge'
import { adaptToPages } from './pages/actions'
import { STAFF_PAGE } from './pages/former-slugs'
import { pageTemplates } from './pages/templates'
import { UnpublishAction } from './pages/unpublish'
import { publishWhenSaved } from './publish-when-saved'
import { requestActions } from './requests/actions'
import { deliveryBadge, privateBadge } from './requests/delivery-badge'
import { requestKinds } from './requests/kinds'
import { VISIT_TYPE } from './visits/record'

const singletonIds: ReadonlySet<string> = new Set(singletons.map(({ id }) => id))

const creatableTypes = new Set(
  collections.filter(({ writtenBySite }) => !writtenBySite).map(({ type }) => type),
)

/** Whether staff may create documents of a type (CMS-04). */
export function isCreatable(type: string): boolean {
  return creatableTypes.has(type)
}

const pageTemplateIds: ReadonlySet<string> = new Set(pageTemplates.map(({ id }) => id))

/** With these actions the site would lose the document, or ignore its copy. */
const forbiddenForSingletons = new Set(['duplicate', 'delete', 'unpublish', 'unpublishVersion'])

const isReleaseVersion = (type: string | undefined) =>
  type === 'version' || type === 'scheduled-draft'

/** Which documents can be created, and which actions and badges a document has (CMS-04). */
export const documentRules = {
  actions: (actions, { schemaType, documentId = '', versionType }) => {
    // The server overwrites its counts.
    if (schemaType === VISIT_TYPE || schemaType === DELIVERY_TYPE) return []
    const ofRequest = requestActions(schemaType)
    if (ofRequest !== undefined) return ofRequest
    const available = actions.flatMap((one) => {
      // The Studio's own publish what is in a release or scheduled.
      if (isReleaseVersion(versionType)) return one
      if (one.action === 'publish') return publishWhenSaved(one)
      // Beside the button of the published version, else in the menu, before the last action.
      if (one.action === 'unpublish') return versionType === 'published' ? UnpublishAction : []
      if (one.action === 'delete' && versionType !== 'published') return [UnpublishAction, one]
      return one
    })
    if (singletonIds.has(documentId)) {
      return available.filter(({ action }) => !action || !forbiddenForSingletons.has(action))
    }
    if (schemaType === ISSUE_TYPE) return available.map(adaptToIssues)
    return schemaType === STAFF_PAGE ? available.map(adaptToPages) : available
  },
  badges: (badges, { schemaType }) => {
    if (schemaType === VISIT_TYPE || schemaType === DELIVERY_TYPE) return []
    if (schemaType === ISSUE_TYPE) return [progressBadge, missingContentBadge, ...badges]
    const requests = requestKinds.get(schemaType)
    if (requests === undefined) return [missingContentBadge, ...badges]
    return requests.hasDelivery ? [privateBadge, deliveryBadge] : [privateBadge]
  },
  newDocumentOptions: (options) =>
    options.filter(({ templateId }) => isCreatable(templateId) || pageTemplateIds.has(templateId)),
} satisfies DocumentPluginOptions
