import type { Footer } from '#app/sanity/types.generated'
import { richText } from '#config/portable-text'
import { link } from '../../authoring/blocks'
import { items, keyed, singleton } from '../../authoring/document'

/** The footer of the site (HOME-07). */
export const footer = singleton<Footer>('footer', {
  newsletter: {
    title: 'Un correo cada tanto',
    text: 'Causas que necesitan una mano, ideas para tu rifa y novedades de la app. Nada más.',
    emailLabel: 'Tu correo electrónico',
    emailPlaceholder: 'nombre@correo.com',
    submitLabel: 'Suscribirme',
    privacyLine: richText(
      'Guardamos tu correo solo para esto y te podés dar de baja cuando quieras. [Política de privacidad](/privacy-policy).',
    ),
  },
  linkColumns: items('linkColumn', [
    {
      title: '{product}',
      links: keyed([
        link('Cómo funciona', '/#como-funciona'),
        link('Premios y sorteos', '/#premios'),
        link('Cuánto cuesta', '/#cuanto-cuesta'),
        link('Preguntas', '/#preguntas'),
        link('Biblioteca', '/biblioteca'),
        link('Hacé tu afiche', '/afiche'),
      ]),
    },
    {
      title: 'SOS Bahía',
      links: keyed([
        link('Campañas', '/sosBahia'),
        link('Cómo donar', '/sosBahia/donate'),
        link('Ayuda', '/sosBahia/help'),
        link('#FUERZABAHIA', '/fuerzabahia'),
        link('Todos por Bahía Blanca', '/todos-por-bahia-blanca'),
      ]),
    },
    {
      title: 'La empresa',
      links: keyed([
        link('Sobre nosotros', '/about-us'),
        link('Inversores', '/inversores'),
        link('Política de privacidad', '/privacy-policy'),
        link('Términos y condiciones', '/terms-conditions'),
      ]),
    },
  ]),
  download: {
    title: 'Llevala en el bolsillo',
    androidLabel: 'Descargar para Android',
    iosLabel: 'Descargar para iPhone',
    otherLabel: 'Descargar la app',
  },
  labels: { footer: 'Pie de página', social: 'Seguinos' },
  copyrightYear: 2025,
  copyrightText: '© {year} {product}. Todos los derechos reservados.',
  legalLine:
    'Cada rifa la organiza quien la publica, con los permisos que pida su provincia o su país. Para mayores de 18 años.',
})
