import type { DocumentPluginOptions } from 'sanity'
import { ANSWER_TYPE, LINK_TYPE } from '#config/review'
import { collections, singletons } from '../schemas'
import { missingContentBadge } from './missing-content-badge'
import { adaptToPages } from './pages/actions'
import { STAFF_PAGE } from './pages/former-slugs'
import { pageTemplates } from './pages/templates'
import { UnpublishAction } from './pages/unpublish'
import { publishWhenSaved } from './publish-when-saved'
import { DeleteRequestAction, requestActions } from './requests/actions'
import { deliveryBadge, privateBadge } from './requests/delivery-badge'
import { requestKinds } from './requests/kinds'
import { ApproveAction, publishWhenApproved } from './share/approvals'
import { isReviewable } from './share/review'
import { reviewBadge } from './share/review-badge'
import { ShareAction } from './share/share-action'
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

const reviewActions = [ApproveAction, ShareAction]

/** Which documents can be created, and which actions and badges a document has (CMS-04). */
export const documentRules = {
  actions: (actions, { schemaType, documentId = '', versionType }) => {
    // The server overwrites its counts.
    if (schemaType === VISIT_TYPE) return []
    const ofRequest = requestActions(schemaType)
    if (ofRequest !== undefined) return ofRequest
    if (schemaType === LINK_TYPE || schemaType === ANSWER_TYPE) return [DeleteRequestAction]
    const canReview = isReviewable(schemaType)
    const available = actions.flatMap((one) => {
      // The Studio's own publish what is in a release or scheduled.
      if (isReleaseVersion(versionType)) return one
      if (one.action === 'publish') {
        const publish = publishWhenSaved(one)
        return canReview ? [publishWhenApproved(publish), ...reviewActions] : publish
      }
      // Beside the button of the published version, else in the menu, before the last action.
      if (one.action === 'unpublish') return versionType === 'published' ? UnpublishAction : []
      if (one.action === 'delete' && versionType !== 'published') return [UnpublishAction, one]
      return one
    })
    if (canReview && isReleaseVersion(versionType)) available.push(...reviewActions)
    if (singletonIds.has(documentId)) {
      return available.filter(({ action }) => !action || !forbiddenForSingletons.has(action))
    }
    return schemaType === STAFF_PAGE ? available.map(adaptToPages) : available
  },
  badges: (badges, { schemaType }) => {
    if (schemaType === VISIT_TYPE) return []
    const requests = requestKinds.get(schemaType)
    if (schemaType === LINK_TYPE || schemaType === ANSWER_TYPE) return [privateBadge]
    if (requests === undefined) {
      const review = isReviewable(schemaType) ? [reviewBadge] : []
      return [missingContentBadge, ...review, ...badges]
    }
    return requests.hasDelivery ? [privateBadge, deliveryBadge] : [privateBadge]
  },
  newDocumentOptions: (options) =>
    options.filter(({ templateId }) => isCreatable(templateId) || pageTemplateIds.has(templateId)),
} satisfies DocumentPluginOptions
