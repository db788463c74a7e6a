import { events, isEventName } from '#app/services/analytics/events'
import { singletons } from '../../schemas'
import { toPagePath } from '#config/page-address'
import { createTranslate } from '../components/texts'
import type { StaffPageRecord } from './record'

/** Texts of 'Visitas'. */
export const t = createTranslate({
  'chart.day': '{{day}}: {{count}}',
  'chart.label':
    'Visitas por día, del {{first}} al {{last}}. El día con más visitas fue el {{most}}, con {{count}}.',
  'column.count': 'Veces',
  'column.day': 'Día',
  'column.event': 'Acción',
  'column.page': 'Página',
  'column.views': 'Visitas',
  'days.show': 'Ver los números de cada día',
  'events.none': 'Ninguna acción en estos días.',
  'events.title': 'Acciones',
  'list.empty':
    'Todavía no hay visitas en estos días. Cuando alguien vea una página del sitio, se cuenta acá.',
  'list.failed': 'Las visitas no se pudieron leer en este momento.',
  'list.intro':
    'Se cuenta sin cookies y sin guardar nada de las personas. Los números llegan cada pocos minutos.',
  'list.loading': 'Leyendo las visitas…',
  'page.notFound': 'Direcciones que no existen',
  'pages.title': 'Páginas',
  'period.label': 'Período',
  'period.last': '{{count}} días',
  'total.many': 'visitas a páginas en {{count}} días',
  'total.one': 'visita a una página en {{count}} días',
})

/** The title of a counted page or event, and a note in small print. */
export interface CountLabel {
  readonly title: string
  readonly note?: string | undefined
}

const pages: ReadonlyMap<string, CountLabel> = new Map(
  singletons.map(({ id, title, path }) => [id, { title, note: path }]),
)

/**
 * Labels a page.
 * @param name id of its document, or `notFound` for all missing pages
 * @param staffPages the pages that staff made
 */
export function pageLabel(name: string, staffPages: readonly StaffPageRecord[] = []): CountLabel {
  if (name === 'notFound') return { title: t('page.notFound') }
  const builtIn = pages.get(name)
  if (builtIn) return builtIn
  const made = staffPages.find(({ _id }) => _id === name)
  if (made) return { title: made.title ?? name, note: toPagePath(made.slug ?? '') }
  return { title: name }
}

/** Labels an event, with its name in other services as the note (ANA-01). */
export function eventLabel(name: string): CountLabel {
  return isEventName(name) ? { title: events[name].label, note: name } : { title: name }
}
