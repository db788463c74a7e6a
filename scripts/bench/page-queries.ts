import { siteQuery } from '../../app/routes/_site/query'
import { homePageQuery } from '../../app/routes/_site._index/query'
import { aboutPageQuery } from '../../app/routes/_site.about-us/query'
import { libraryPageQuery } from '../../app/routes/_site.biblioteca/query'
import { fuerzaBahiaPageQuery } from '../../app/routes/_site.fuerzabahia/query'
import { galleryPageQuery } from '../../app/routes/_site.galeria/query'
import { investorsPageQuery } from '../../app/routes/_site.inversores/query'
import { privacyPageQuery } from '../../app/routes/_site.privacy-policy/query'
import { sosLayoutQuery } from '../../app/routes/_site.sosBahia/query'
import { sosHomePageQuery } from '../../app/routes/_site.sosBahia._index/query'
import { sosDonatePageQuery } from '../../app/routes/_site.sosBahia.donate/query'
import { sosHelpPageQuery } from '../../app/routes/_site.sosBahia.help/query'
import { sosProfilePageQuery } from '../../app/routes/_site.sosBahia.profile/query'
import { sosSocialPageQuery } from '../../app/routes/_site.sosBahia.socialNetworks/query'
import { termsPageQuery } from '../../app/routes/_site.terms-conditions/query'
import { thankYouPageQuery } from '../../app/routes/_site.thankYou/query'
import { todosPorBahiaPageQuery } from '../../app/routes/_site.todos-por-bahia-blanca/query'

/** What the site asks for each of its pages, by what people call it. */
export const pageQueries: Readonly<Record<string, string>> = {
  'every page': siteQuery,
  '/': homePageQuery,
  '/about-us': aboutPageQuery,
  '/biblioteca': libraryPageQuery,
  '/fuerzabahia': fuerzaBahiaPageQuery,
  '/galeria': galleryPageQuery,
  '/inversores': investorsPageQuery,
  '/privacy-policy': privacyPageQuery,
  '/sosBahia, every page': sosLayoutQuery,
  '/sosBahia': sosHomePageQuery,
  '/sosBahia/donate': sosDonatePageQuery,
  '/sosBahia/help': sosHelpPageQuery,
  '/sosBahia/profile': sosProfilePageQuery,
  '/sosBahia/socialNetworks': sosSocialPageQuery,
  '/terms-conditions': termsPageQuery,
  '/thankYou': thankYouPageQuery,
  '/todos-por-bahia-blanca': todosPorBahiaPageQuery,
}
