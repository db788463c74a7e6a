import { SearchIcon } from '@sanity/icons'
import { labelGroup, pageLabels } from '../shared/labels'
import { listField, textList } from '../shared/lists'
import { objectField } from '../shared/object-field'
import { textLine } from '../shared/fields'
import { definePage } from './define-page'
import { headingFields } from './heading-fields'

const suggestions = objectField('suggestions', 'Sugerencias', {
  group: 'content',
  description: 'Se ven antes de buscar y cuando una búsqueda no encuentra nada.',
  fields: [
    textLine('wordsTitle', 'Título de las palabras'),
    textList('words', 'Palabras para buscar', {
      description: 'El sitio muestra solo las que encuentran algo.',
    }),
    textLine('pagesTitle', 'Título de los enlaces'),
    listField('links', 'Enlaces', 'link'),
  ],
})

/** The search page, and the search box of menu and 404 page (SEEK-01). */
export const searchPage = definePage({
  name: 'searchPage',
  title: 'Buscador',
  icon: SearchIcon,
  fields: [
    ...headingFields,
    suggestions,
    labelGroup(
      'box',
      'Casilla',
      {
        label: 'Rótulo de la casilla',
        placeholder: 'Ejemplo dentro de la casilla',
        submitLabel: 'Botón para buscar',
        openLabel: 'Abrir la casilla del menú',
        menuLabel: 'Nombre de la casilla del menú',
      },
      { group: 'labels', description: 'También se ve en el menú y en la página de error 404.' },
    ),
    pageLabels('results', 'Resultados', {
      heading: {
        title: 'Titular',
        placeholders: ['{query}'],
        description: 'Por ejemplo: Resultados para «{query}».',
      },
      one: 'Un resultado',
      many: { title: 'Varios resultados', placeholders: ['{count}'] },
      limited: {
        title: 'Demasiados resultados',
        placeholders: ['{count}', '{shown}'],
        description: 'Por ejemplo: Van los {shown} mejores de {count}. Sumá una palabra.',
      },
      partial: 'Ningún resultado tiene todas las palabras',
    }),
    pageLabels('nothing', 'Sin resultados', {
      heading: {
        title: 'Titular',
        placeholders: ['{query}'],
        description: 'Por ejemplo: No encontramos «{query}».',
      },
      text: 'Texto',
      words: { title: 'Palabras que se buscaron', placeholders: ['{words}'] },
      similarTitle: 'Título de las palabras parecidas',
    }),
    pageLabels('groups', 'Grupos de resultados', {
      pages: { title: 'Páginas, partes de ellas y campañas', optional: true },
      questions: { title: 'Preguntas', optional: true },
      resources: { title: 'Archivos de la biblioteca', optional: true },
    }),
    pageLabels('kinds', 'Clases de resultados', {
      page: 'Página',
      section: 'Parte de una página',
      question: 'Pregunta',
      resource: 'Archivo de la biblioteca',
      campaign: 'Campaña',
    }),
  ],
})
