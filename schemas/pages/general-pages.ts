import {
  BookIcon,
  CommentIcon,
  DocumentTextIcon,
  EnvelopeIcon,
  HeartIcon,
  HelpCircleIcon,
  InfoOutlineIcon,
  LockIcon,
  UserIcon,
} from '@sanity/icons'
import type { DocumentDefinition } from '@sanity/types'
import { type PageId, sitePages } from '#config/site-pages'
import type { ShownOn } from '../shared/placement'

/** A built-in page of the type `page`, which staff can neither move nor remove. */
function generalPage(name: PageId, title: string, icon: NonNullable<DocumentDefinition['icon']>) {
  const shownOn: ShownOn = [name]
  return { type: 'page' as const, name, title, icon, shownOn, path: sitePages[name].path }
}

/** About us, the library and the legal texts (RT-02). */
export const aboutPage = generalPage('aboutPage', 'Sobre nosotros', InfoOutlineIcon)
export const libraryPage = generalPage('libraryPage', 'Biblioteca', BookIcon)
export const privacyPage = generalPage('privacyPage', 'Política de privacidad', LockIcon)
export const termsPage = generalPage('termsPage', 'Términos y condiciones', DocumentTextIcon)

/** Pages of SOS Bahía (HOME-05, HOME-06, RT-04). */
export const sosGeneralPages = [
  generalPage('sosDonatePage', 'SOS Bahía: cómo donar', HeartIcon),
  generalPage('sosHelpPage', 'SOS Bahía: ayuda', HelpCircleIcon),
  generalPage('sosSocialPage', 'SOS Bahía: redes sociales', CommentIcon),
  generalPage('sosProfilePage', 'SOS Bahía: perfil', UserIcon),
]

/** The newsletter's archive (NEWS-06). */
export const newsletterPage = generalPage('newsletterPage', 'Boletín', EnvelopeIcon)

const pages = [aboutPage, libraryPage, newsletterPage, privacyPage, termsPage, ...sosGeneralPages]

/**
 * The built-in page that a document is; undefined for a page that staff made.
 * @param id of the document or its draft
 */
export function findGeneralPage(id: unknown) {
  return pages.find(({ name }) => name === id || `drafts.${name}` === id)
}
