import type { SearchPage } from '#app/sanity/types.generated'
import { accentTitle } from '#config/portable-text'
import { link, seo } from '../../authoring/blocks'
import { keyed, singleton } from '../../authoring/document'

/** The search page, and the search box of menu and 404 page (SEEK-01). */
export const searchPage = singleton<SearchPage>('searchPage', {
  title: 'Buscar',
  heading: accentTitle('¿Qué _andás_ buscando?'),
  lead: 'Escribilo como te salga, con o sin tildes: buscamos en las páginas, las preguntas, la biblioteca y las campañas.',
  suggestions: {
    wordsTitle: 'Lo que más se busca',
    words: ['rifas', 'premios', 'costo', 'donar', 'sorteo', 'Bahía Blanca', 'bases', 'invertir'],
    pagesTitle: 'O seguí por acá',
    links: keyed([
      link('Cómo funciona', '/#como-funciona'),
      link('Preguntas frecuentes', '/#preguntas'),
      link('Biblioteca', '/biblioteca'),
      link('SOS Bahía', '/sosBahia'),
      link('Sobre nosotros', '/about-us'),
      link('Inversores', '/inversores'),
    ]),
  },
  box: {
    label: 'Buscar en el sitio',
    placeholder: 'Por ejemplo: rifas',
    submitLabel: 'Buscar',
    openLabel: 'Buscar',
    menuLabel: 'Buscador del menú',
  },
  results: {
    heading: 'Resultados para «{query}»',
    one: 'Un resultado',
    many: '{count} resultados',
    limited: 'Van los {shown} mejores de {count} resultados. Sumá una palabra para acotar.',
    partial: 'Nada tiene todas tus palabras juntas: esto tiene algunas.',
  },
  nothing: {
    heading: 'No encontramos «{query}»',
    text: 'Fijate si está bien escrito, o probá con otra palabra que diga lo mismo.',
    words: 'Buscamos: {words}.',
    similarTitle: '¿Quisiste decir…?',
  },
  groups: { pages: 'Páginas', questions: 'Preguntas', resources: 'PDF' },
  kinds: {
    page: 'Página',
    section: 'Sección',
    question: 'Pregunta',
    resource: 'PDF',
    campaign: 'Campaña',
  },
  seo: {
    ...seo(
      'Buscar en {product}',
      'Buscá en las páginas, las preguntas frecuentes, la biblioteca y las campañas de {product}, con o sin tildes.',
      'social-home',
    ),
    noIndex: true,
  },
})
