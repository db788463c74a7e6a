import { galleryPage } from './gallery-page'
import {
  aboutPage,
  libraryPage,
  newsletterPage,
  privacyPage,
  sosGeneralPages,
  termsPage,
} from './general-pages'
import { homePage } from './home-page'
import { investorsPage } from './investors-page'
import { posterPage } from './poster-page'
import { searchPage } from './search-page'
import { fuerzaBahiaPage, sosHomePage, sosLayout, todosPorBahiaPage } from './sos-pages'
import { thankYouPage } from './thank-you-page'

/** Pages by section of the Studio, in the order of its lists. */
export const pageTypes = {
  paginas: [
    homePage,
    aboutPage,
    libraryPage,
    newsletterPage,
    posterPage,
    privacyPage,
    termsPage,
    searchPage,
  ],
  inversores: [investorsPage, thankYouPage],
  sosBahia: [sosLayout, sosHomePage, ...sosGeneralPages, fuerzaBahiaPage, todosPorBahiaPage],
  galeria: [galleryPage],
}
