import { MenuIcon } from '@sanity/icons'
import { defineSettings } from '../settings/define-settings'
import { textLine, whatsappLinkField } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { listField } from '../shared/lists'

/** Sidebar and help link of all SOS Bahía pages (SOS-01). */
export const sosLayout = defineSettings({
  name: 'sosLayout',
  title: 'SOS Bahía: menú y ayuda',
  icon: MenuIcon,
  shownOn: ['sosHomePage', 'sosDonatePage', 'sosHelpPage', 'sosSocialPage', 'sosProfilePage'],
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
})
