import type { HomePage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { picture } from '../../authoring/assets'
import { link, seo } from '../../authoring/blocks'
import { items, keyed, singleton } from '../../authoring/document'
import { homeSections } from './home-sections'

/** The home page (RT-01, HOME-01 to HOME-04). */
export const homePage = singleton<HomePage>('homePage', {
  title: 'Inicio',
  hero: {
    title: accentTitle('Tu causa suma. Cada número _ayuda._'),
    lead: 'Creá una campaña o una rifa en minutos, compartila y recibí colaboraciones con premios, bonos y recompensas para quienes te apoyan.',
    buttons: keyed([
      link('Crear mi campaña', '#descargar'),
      link('Ver cómo funciona', '#como-funciona'),
    ]),
    tickets: items('ticket', [
      {
        title: 'Rifa solidaria',
        detail: 'Sorteo: sábado 20 h',
        number: '04821',
        price: 'ARS 1.500',
        tone: 'naranja',
      },
      {
        title: 'Premio mayor',
        detail: 'Bicicleta rodado 29',
        number: '17306',
        price: 'ARS 2.000',
        tone: 'verde',
      },
      {
        title: 'Bono Bahía',
        detail: '100% a la campaña',
        number: '00057',
        price: 'ARS 5.000',
        tone: 'amarillo',
      },
    ]),
    number: {
      label: '¿Cuál es tu número?',
      hint: 'Hasta cinco cifras. Cortalo y llevátelo impreso en un afiche.',
      placeholder: '00048',
      button: 'Cortar mi número',
    },
    picture: picture('hero-people'),
  },
  sections: homeSections,
  seo: seo(
    '{product}: campañas y rifas digitales para tu causa',
    'Creá una campaña o una rifa en minutos, compartila y juntá fondos con premios, bonos y recompensas. App para Android y iOS.',
    'social-home',
  ),
})
