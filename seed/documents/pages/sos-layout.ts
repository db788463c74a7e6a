import type { SosLayout } from '#app/sanity/types.generated'
import { items, singleton } from '../../authoring/document'

/** The sidebar and the help link of the SOS Bahía pages (SOS-01). */
export const sosLayout = singleton<SosLayout>('sosLayout', {
  title: 'SOS Bahía',
  links: items('navItem', [
    { label: 'Campañas', href: '/sosBahia', emoji: '🤝' },
    { label: 'Cómo donar', href: '/sosBahia/donate', emoji: '🎟️' },
    { label: 'Ayuda', href: '/sosBahia/help', emoji: '🛟' },
    { label: 'Redes sociales', href: '/sosBahia/socialNetworks', emoji: '📣' },
    { label: 'Mi perfil', href: '/sosBahia/profile', emoji: '🙋' },
  ]),
  help: {
    _type: 'whatsappLink',
    label: 'Pedir ayuda',
    message:
      'Hola, les escribo desde SOS Bahía. Necesito ayuda. Estoy en (localidad y barrio) y me hace falta:',
  },
  labels: {
    navigation: 'Secciones de SOS Bahía',
    collapse: 'Achicar el menú',
    expand: 'Agrandar el menú',
    menuOpen: 'Abrir el menú de SOS Bahía',
    menuClose: 'Cerrar el menú de SOS Bahía',
    help: 'Pedir ayuda por WhatsApp',
    backToSite: 'Volver al sitio de {product}',
  },
})
