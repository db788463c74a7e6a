import type { DocumentPluginOptions } from 'sanity'
import { ACCESS_TYPE } from '#config/investor-room'
import { ANSWER_TYPE, LINK_TYPE } from '#config/review'
import { collections } from '../schemas'
import { isFixedDocument } from './fixed-documents'
import { missingContentBadge } from './missing-content-badge'
import { DELIVERY_TYPE, ISSUE_TYPE, progressBadge } from './newsletter/delivery'
import { adaptToIssues } from './newsletter/send-issue'
import { adaptToPages } from './pages/actions'
import { STAFF_PAGE } from './pages/former-slugs'
import { pageTemplates } from './pages/templates'
import { UnpublishAction } from './pages/unpublish'
import { PauseScheduleAction } from './pause-schedule'
import { publishWhenSaved } from './publish-when-saved'
import { DeleteRequestAction, requestActions } from './requests/actions'
import { deliveryBadge, privateBadge } from './requests/delivery-badge'
import { requestKinds } from './requests/kinds'
import { ApproveAction, publishWhenApproved } from './share/approvals'
import { isReviewable, reviewBadge } from './share/review'
import { ShareAction } from './share/share-dialog'
import { VISIT_TYPE } from './visits/record'

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

/** Counts, deliveries and accesses, which the site writes. */
const serverRecords: ReadonlySet<string> = new Set([VISIT_TYPE, DELIVERY_TYPE, ACCESS_TYPE])

/** Links for reviews and the answers to them, which the site writes (PLAN-03). */
const reviewRecords: ReadonlySet<string> = new Set([LINK_TYPE, ANSWER_TYPE])

/** Which documents can be created, and which actions and badges a document has (CMS-04). */
export const documentRules = {
  actions: (actions, { schemaType, documentId = '', versionType }) => {
    if (serverRecords.has(schemaType)) return []
    const ofRequest = requestActions(schemaType)
    if (ofRequest !== undefined) return ofRequest
    if (reviewRecords.has(schemaType)) return [DeleteRequestAction]
    const canReview = isReviewable(schemaType)
    const ofVersion =
      versionType === 'scheduled-draft' ? [...actions, PauseScheduleAction] : actions
    const available = ofVersion.flatMap((one) => {
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
    if (isFixedDocument(documentId)) {
      return available.filter(({ action }) => !action || !forbiddenForSingletons.has(action))
    }
    if (schemaType === ISSUE_TYPE) return available.map(adaptToIssues)
    return schemaType === STAFF_PAGE ? available.map(adaptToPages) : available
  },
  badges: (badges, { schemaType }) => {
    if (schemaType === VISIT_TYPE || schemaType === DELIVERY_TYPE) return []
    if (schemaType === ACCESS_TYPE || reviewRecords.has(schemaType)) return [privateBadge]
    if (schemaType === ISSUE_TYPE) return [progressBadge, missingContentBadge, ...badges]
    const requests = requestKinds.get(schemaType)
    if (requests === undefined) {
      const review = isReviewable(schemaType) ? [reviewBadge] : []
      return [missingContentBadge, ...review, ...badges]
    }
    return requests.hasDelivery ? [privateBadge, deliveryBadge] : [privateBadge]
  },
  newDocumentOptions: (options) =>
    options.filter(({ templateId }) => isCreatable(templateId) || pageTemplateIds.has(templateId)),
} satisfies DocumentPluginOptions
