import { MenuIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textLine, whatsappLinkField } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { listField } from '../shared/lists'
import type { ShownOn } from '../shared/placement'

const type = defineType({
  name: 'sosLayout',
  title: 'SOS Bahía: menú y ayuda',
  type: 'document',
  icon: MenuIcon,
  fields: [
    textLine('title', 'Título del menú', { max: 40 }),
    listField('links', 'Entradas del menú', 'navItem'),
    whatsappLinkField('help', 'Botón flotante de ayuda'),
    labelGroup('labels', 'Textos accesibles', {
      navigation: 'Nombre del menú',
      collapse: 'Achicar el menú',
      expand: 'Agrandar el menú',
      menuOpen: 'Abrir el menú (en el teléfono)',
      menuClose: 'Cerrar el menú (en el teléfono)',
      help: 'Botón de ayuda',
      backToSite: 'Volver al sitio',
    }),
  ],
  preview: { prepare: () => ({ title: 'SOS Bahía: menú y ayuda', media: MenuIcon }) },
})

const shownOn: ShownOn = [
  'sosHomePage',
  'sosDonatePage',
  'sosHelpPage',
  'sosSocialPage',
  'sosProfilePage',
]

/** Sidebar and help link of all SOS Bahía pages (SOS-01). */
export const sosLayout = { ...type, shownOn }
