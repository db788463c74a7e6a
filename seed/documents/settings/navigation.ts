import type { Navigation } from '#app/sanity/types.generated'
import { link } from '../../authoring/blocks'
import { keyed, singleton } from '../../authoring/document'

/** The header of the site. */
export const navigation = singleton<Navigation>('navigation', {
  links: keyed([
    link('Cómo funciona', '/#como-funciona'),
    link('Premios', '/#premios'),
    link('Preguntas', '/#preguntas'),
    link('SOS Bahía', '/sosBahia'),
    link('Inversores', '/inversores'),
  ]),
  cta: link('Descargar la app', '/#descargar'),
  labels: {
    skipLink: 'Ir al contenido',
    main: 'Menú principal',
    menuOpen: 'Abrir el menú',
    menuClose: 'Cerrar el menú',
    logo: '{product}, ir al inicio',
    breadcrumbs: 'Estás en',
    home: 'Inicio',
  },
})
