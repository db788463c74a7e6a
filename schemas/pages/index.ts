import { fuerzaBahiaPage, todosPorBahiaPage } from './flood-pages'
import { galleryPage } from './gallery-page'
import { generalPages, sosDonatePage, sosProfilePage } from './general-pages'
import { homePage } from './home-page'
import { investorsPage } from './investors-page'
import { privacyPage, termsPage } from './legal-pages'
import { posterPage } from './poster-page'
import { searchPage } from './search-page'
import { sosLayout } from './sos-layout'
import { sosHelpPage, sosHomePage, sosSocialPage } from './sos-pages'
import { thankYouPage } from './thank-you-page'

/** Pages by section of the Studio, in the order of its lists. */
export const pageTypes = {
  paginas: [homePage, ...generalPages, posterPage, privacyPage, termsPage, searchPage],
  inversores: [investorsPage, thankYouPage],
  sosBahia: [
    sosLayout,
    sosHomePage,
    sosDonatePage,
    sosHelpPage,
    sosSocialPage,
    sosProfilePage,
    fuerzaBahiaPage,
    todosPorBahiaPage,
  ],
  galeria: [galleryPage],
}
