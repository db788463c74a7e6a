import { createTranslate } from '../components/texts'

/** Texts beside the fields for search engines and networks. */
export const t = createTranslate({
  'counter.cut': 'Los buscadores lo cortan.',
  'counter.fits': '{{count}} de {{limit}} caracteres',
  'counter.long': '{{count}} de {{limit}} caracteres: los buscadores lo cortan',
  'preview.empty.description': 'Sin descripción',
  'preview.empty.title': 'Sin título',
  'preview.facebook': 'En Facebook',
  'preview.hidden': 'Está oculta de los buscadores: así se vería si no lo estuviera.',
  'preview.intro':
    'Así se ve con lo que está escrito, sin guardar. Cada red puede mostrarlo un poco distinto.',
  'preview.search': 'En los buscadores',
  'preview.title': 'Cómo se va a ver',
  'preview.whatsapp': 'En WhatsApp',
  'preview.x': 'En X',
})
