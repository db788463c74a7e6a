import { sitePages, unlistedPaths } from './site-pages'

/** Path of the page that browsers show in place of a page that they have not saved (OFF-01). */
export const OFFLINE_PATH = '/sin-conexion'

/** Paths of the pages that every browser saves, except with its Save-Data setting. */
export const sosPaths: readonly string[] = [
  sitePages.sosHomePage.path,
  sitePages.sosHelpPage.path,
  sitePages.sosDonatePage.path,
  sitePages.sosSocialPage.path,
  sitePages.sosProfilePage.path,
  sitePages.fuerzaBahiaPage.path,
]

/** Paths of the pages that browsers never save: they are not for everybody, or need scripts. */
export const unsavedPaths = unlistedPaths
