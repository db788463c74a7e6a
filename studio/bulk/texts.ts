import { createTranslate } from '../components/texts'

/** Texts of 'Varios a la vez'. */
export const bulkTexts = {
  'action.delete': 'Eliminar {{count}}',
  'action.publish': 'Publicar {{count}}',
  'action.release': 'Sumar {{count}} al lanzamiento',
  'action.unpublish': 'Despublicar {{count}}',
  'confirm.cancel': 'Cancelar',
  'confirm.delete':
    'Los visitantes dejan de verlos enseguida, y las direcciones de las páginas dan error. Durante 30 días los recuperás desde la papelera.',
  'confirm.publish': 'Los visitantes los ven enseguida.',
  'confirm.unpublish':
    'Los visitantes dejan de verlos enseguida, y las direcciones de las páginas dan error. Quedan como borradores.',
  'done.delete': 'Documentos eliminados: {{count}}.',
  'done.publish': 'Documentos publicados: {{count}}.',
  'done.release': 'Documentos sumados al lanzamiento: {{count}}.',
  'done.unpublish': 'Documentos despublicados: {{count}}.',
  'filter.all': 'Todos los estados',
  'filter.allTypes': 'Todos los tipos',
  'filter.draft': 'Con cambios sin publicar',
  'filter.published': 'Publicados',
  'filter.state': 'Estado',
  'filter.text': 'Buscar por título',
  'filter.type': 'Tipo',
  'list.empty': 'Nada coincide con lo que buscás.',
  'list.failed': 'La lista no se pudo leer en este momento.',
  'list.fixed': 'Las páginas fijas del sitio no se despublican ni se eliminan: quedan como están.',
  'list.label': 'Documentos',
  'list.loading': 'Leyendo la lista…',
  'list.selectAll': 'Marcar los {{count}} de la lista',
  'list.selected': 'Marcados: {{count}}',
  'pane.title': 'Varios a la vez',
  'problem.denied': 'Tu cuenta no puede hacer esto con alguno de los documentos. No cambió nada.',
  'problem.failed': 'No se pudo, y no cambió nada. Probá de nuevo en un momento.',
  'problem.changed':
    'Alguien cambió uno de estos documentos recién, y no se hizo nada. La lista ya está al día: revisala y probá de nuevo.',
  'problem.inRelease': 'Alguno de los documentos ya está en ese lanzamiento. No cambió nada.',
  'problem.used':
    'Otro documento usa alguno de estos. Sacalo de ahí, o marcá también el otro. No cambió nada.',
  'problem.unready':
    'No se publicó nada: estos tienen errores o textos de ejemplo. Corregilos o desmarcalos.',
  'release.label': 'Lanzamiento',
  'release.none': 'Elegí un lanzamiento',
  'release.untitled': 'Lanzamiento sin título',
  'row.draft': 'Cambios sin publicar',
  'row.new': 'Nunca publicado',
  'row.published': 'Publicado',
} as const

export type BulkTextKey = keyof typeof bulkTexts

export const t = createTranslate(bulkTexts)
