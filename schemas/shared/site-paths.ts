/**
 * Address of every page on the site, by the id of its document (RT-01 to RT-05).
 * Addresses are fixed in the site's routes: the Studio shows them and checks links against them.
 */
export const sitePaths = {
  homePage: '/',
  aboutPage: '/about-us',
  privacyPage: '/privacy-policy',
  termsPage: '/terms-conditions',
  libraryPage: '/biblioteca',
  investorsPage: '/inversores',
  thankYouPage: '/thankYou',
  sosHomePage: '/sosBahia',
  sosDonatePage: '/sosBahia/donate',
  sosHelpPage: '/sosBahia/help',
  sosSocialPage: '/sosBahia/socialNetworks',
  sosProfilePage: '/sosBahia/profile',
  fuerzaBahiaPage: '/fuerzabahia',
  todosPorBahiaPage: '/todos-por-bahia-blanca',
  galleryPage: '/galeria',
} as const

export type PageName = keyof typeof sitePaths
