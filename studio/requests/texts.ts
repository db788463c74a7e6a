import { createTranslate } from '../components/texts'

/** Texts of 'Solicitudes'. */
const requestTexts = {
  'delayed.many': '{{count}} solicitudes llevan más de una hora sin aviso por correo.',
  'delayed.one': '1 solicitud lleva más de una hora sin aviso por correo.',
  'delayed.show': 'Ver',
  'delivery.delayed': 'Demorado',
  'delivery.pending': 'Pendiente',
  'delivery.sent': 'Enviado',
  'delivery.title.delayed':
    'El correo que avisa de esta solicitud no salió en más de una hora. La solicitud está a salvo: respondela desde acá.',
  'delivery.title.pending': 'El correo que avisa de esta solicitud está por salir.',
  'delivery.title.sent': 'El correo que avisa de esta solicitud ya salió.',
  'delete.action': 'Borrar para siempre',
  'delete.cancel': 'Cancelar',
  'delete.done': 'Se borró de todas partes.',
  'delete.failed': 'No se pudo borrar. Probá de nuevo en un momento.',
  'delete.question':
    'Se borra de todas partes: de esta lista, del historial y de los archivos del servidor. No se puede deshacer. El aviso que ya llegó a una casilla de correo sigue ahí.',
  'export.button': 'Exportar',
  'export.failed': 'No se pudo exportar. Probá de nuevo en un momento.',
  'export.hint': 'Guarda lo que muestra el filtro en un archivo CSV, para una planilla.',
  'filter.all': 'Todas',
  'filter.delivery': 'Aviso por correo',
  'filter.delivery.any': 'Todos los avisos',
  'filter.label': 'Estado',
  'list.failed': 'La lista no se pudo leer en este momento.',
  'list.label': 'De la más nueva a la más vieja',
  'list.loading': 'Leyendo la lista…',
  'list.more': 'Ver más',
  'list.nothingFound': 'Nada coincide con lo que buscás.',
  'list.showAll': 'Ver todas',
  'list.shown': 'Se ven {{shown}} de {{found}}',
  'private.label': 'Privada',
  'private.title': 'La ve solo el equipo: el sitio no la muestra.',
  'row.delivery.delayed': 'Aviso demorado',
  'row.delivery.pending': 'Aviso pendiente',
  'row.delivery.sent': 'Aviso enviado',
  'row.hasNotes': 'Tiene notas internas',
  'row.nameless': 'Sin nombre',
  'search.clear': 'Borrar la búsqueda',
  'search.label': 'Buscar',
  'status.change': 'Estado de {{whose}}: {{name}}. Cambiar',
  'status.failed': 'El estado no se pudo cambiar. Probá de nuevo en un momento.',
} as const

export const t = createTranslate(requestTexts)
