import { campaignLink } from './campaign-link'
import { campaignStep } from './campaign-step'
import { faqEntry } from './faq-entry'
import { galleryItem } from './gallery-item'
import { investorAccess } from './investor-access'
import { investorRequest } from './investor-request'
import { libraryResource } from './library-resource'
import { newsletterDelivery } from './newsletter-delivery'
import { newsletterIssue } from './newsletter-issue'
import { newsletterSignup } from './newsletter-signup'
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
