import { campaignLink } from './campaign-link'
import { campaignStep } from './campaign-step'
import { faqEntry } from './faq-entry'
import { galleryItem } from './gallery-item'
import { investorAccess, investorRequest } from './investor-records'
import { libraryResource } from './library-resource'
import { newsletterDelivery, newsletterIssue, newsletterSignup } from './newsletter'
import { page } from './page'
import { redirect } from './redirect'
import { reviewAnswer, shareLink } from './share-link'
import { socialPost } from './social-post'
import { teamMember } from './team-member'
import { testimonial } from './testimonial'
import { visitDay } from './visit-day'

/** Document types of which there are many, in the order of the Studio's lists. */
export const collectionTypes = [
  faqEntry,
  campaignStep,
  testimonial,
  libraryResource,
  campaignLink,
  socialPost,
  galleryItem,
  teamMember,
  newsletterIssue,
  investorRequest,
  investorAccess,
  newsletterSignup,
  newsletterDelivery,
  visitDay,
  shareLink,
  reviewAnswer,
  page,
  redirect,
]
