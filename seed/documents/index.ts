import type { SeedDocument } from '../authoring/document'
import { campaignLinks } from './collections/campaign-links'
import { campaignSteps } from './collections/campaign-steps'
import { faqEntries } from './collections/faq-entries'
import { galleryItems } from './collections/gallery-items'
import { libraryResources } from './collections/library-resources'
import { redirects } from './collections/redirects'
import { socialPosts } from './collections/social-posts'
import { teamMembers } from './collections/team-members'
import { testimonials } from './collections/testimonials'
import { aboutPage } from './pages/about-page'
import { fuerzaBahiaPage } from './pages/fuerza-bahia-page'
import { galleryPage } from './pages/gallery-page'
import { homePage } from './pages/home-page'
import { investorsPage } from './pages/investors-page'
import { libraryPage } from './pages/library-page'
import { privacyPage } from './pages/privacy-page'
import { searchPage } from './pages/search-page'
import { sosDonatePage } from './pages/sos-donate-page'
import { sosHelpPage } from './pages/sos-help-page'
import { sosHomePage } from './pages/sos-home-page'
import { sosLayout } from './pages/sos-layout'
import { sosProfilePage } from './pages/sos-profile-page'
import { sosSocialPage } from './pages/sos-social-page'
import { termsPage } from './pages/terms-page'
import { thankYouPage } from './pages/thank-you-page'
import { todosPorBahiaPage } from './pages/todos-por-bahia-page'
import { errorPages } from './settings/error-pages'
import { footer } from './settings/footer'
import { formMessages } from './settings/form-messages'
import { interfaceLabels } from './settings/interface-labels'
import { navigation } from './settings/navigation'
import { siteSettings } from './settings/site-settings'

/** All documents of the seed dataset, with placeholders for asset ids (CMS-07). */
export const seedDocuments: readonly SeedDocument[] = [
  siteSettings,
  navigation,
  footer,
  formMessages,
  interfaceLabels,
  errorPages,
  homePage,
  aboutPage,
  libraryPage,
  privacyPage,
  termsPage,
  investorsPage,
  thankYouPage,
  sosLayout,
  sosHomePage,
  sosDonatePage,
  sosHelpPage,
  sosSocialPage,
  sosProfilePage,
  fuerzaBahiaPage,
  todosPorBahiaPage,
  searchPage,
  galleryPage,
  ...faqEntries,
  ...campaignSteps,
  ...testimonials,
  ...teamMembers,
  ...campaignLinks,
  ...socialPosts,
  ...libraryResources,
  ...galleryItems,
  ...redirects,
]
