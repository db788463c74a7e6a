import { BookIcon, InfoOutlineIcon, UserIcon, HeartIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { definePage } from './define-page'
import { picturedHeadingFields } from './heading-fields'

const generalFields = [...picturedHeadingFields, blocksField('body', 'Contenido')]

/** About us (RT-02). */
const aboutPage = definePage({
  name: 'aboutPage',
  title: 'Sobre nosotros',
  icon: InfoOutlineIcon,
  fields: generalFields,
})

/** The library of explainers, guides and downloads (RT-02). */
const libraryPage = definePage({
  name: 'libraryPage',
  title: 'Biblioteca',
  icon: BookIcon,
  fields: generalFields,
})

/** General pages in the Studio's section for pages, in its order. */
export const generalPages = [aboutPage, libraryPage]

/** How to donate, in eight steps (HOME-05). */
export const sosDonatePage = definePage({
  name: 'sosDonatePage',
  title: 'SOS Bahía: cómo donar',
  icon: HeartIcon,
  fields: generalFields,
})

/** The profile page of SOS Bahía (RT-04). */
export const sosProfilePage = definePage({
  name: 'sosProfilePage',
  title: 'SOS Bahía: perfil',
  icon: UserIcon,
  fields: generalFields,
})
