import { esESLocale } from '@sanity/locale-es-es'
import { definePlugin } from 'sanity'
import { correctedTexts } from './spanish/corrected-texts'
import { scheduleTexts } from './spanish/schedule-texts'
import { BIN_NAMESPACE, binTexts } from './bin/texts'
import { BULK_NAMESPACE, bulkTexts } from './bulk/texts'
import { UPLOAD_NAMESPACE, uploadTexts } from './uploads/texts'
import { CHECK_NAMESPACE, checkTexts } from './content-check/check-texts'
import { SEO_NAMESPACE, seoTexts } from './seo/seo-texts'
import { HOME_NAMESPACE, homeTexts } from './home/texts'
import { LETTER_NAMESPACE, letterTexts } from './newsletter/texts'
import { REPLACE_NAMESPACE, replaceTexts } from './replace/texts'
import { PERSON_NAMESPACE, personTexts } from './requests/person/texts'
import { ROOM_NAMESPACE, roomTexts } from './requests/room/texts'

/** Texts that the Spanish language pack lacks, leaves in English, or shows with raw markup. */
const missingTexts = {
  studio: {
    'asset-source.dialog.default-title_file': 'Elegir archivo',
    'asset-source.dialog.default-title_image': 'Elegir imagen',
    'asset-source.dialog.default-title_video': 'Elegir video',
    'calendar.error.must-be-in-format': 'Debe estar en el formato {{exampleDate}}',
    'changes.inspector.meta-label': 'Datos internos',
    'changes.title': 'Historial',
    // Without the date, which the Studio formats in English.
    'document-status.revision-from': 'Así era en una <em>revisión anterior</em>',
    'inputs.file.browse-button.text': 'Elegir',
    'inputs.file.dialog.title': 'Elegir archivo',
    'inputs.file.multi-browse-button.text': 'Elegir',
    'inputs.image.browse-menu.text': 'Elegir',
    'inputs.imagetool.title': 'Foco y recorte',
    'inputs.invalid-value.convert-button.text': 'Convertir a {{targetType}}',
    'inputs.untyped-value.convert-button.text': 'Convertir a {{targetType}}',
    'release.chip.tooltip.draft-disabled.live-edit': 'Lo que escribís acá se guarda solo.',
    'search.search-results-label': 'Resultados de la búsqueda',
    'sheet-list.edit-columns': 'Editar columnas',
    'sheet-list.hide-field': 'Quitar de la tabla',
    'sheet-list.reset-columns': 'Restablecer columnas',
    'sheet-list.select-fields': 'Elegí hasta 5 tipos de campo',
    'timeline.operation.edited-live': 'Editado',
    'timeline.operation.edited-live_timestamp': 'Editado: {{timestamp, datetime}}',
  },
  structure: {
    // The Studio looks this key up here, but defines it in another namespace.
    'changes.action.close-label': 'Cerrar el historial',
    'changes.tab.history': 'Historial',
    'changes.tab.review-changes': 'Cambios',
    'document-inspector.menu-item.title': 'Ver los datos del documento',
    'panes.document-list-pane.error.text': 'La lista no se pudo leer en este momento.',
    'panes.document-operation-results.operation-error_publish':
      'No se pudo publicar. Tus cambios siguen en el borrador: probá de nuevo en un momento.',
    'panes.document-operation-results.operation-success': 'Listo: {{op}}.',
    'panes.document-list-pane.error.max-retries-attempted':
      'No se vuelve a intentar solo después de {{count}} intentos sin éxito.',
  },
  vision: {
    'action.copy-url-to-clipboard': 'Copiar',
    'action.query-execute': 'Consultar',
    'query.url': 'Dirección de la consulta',
    'result.timing-not-applicable': 'sin datos',
    'settings.dataset-label': 'Conjunto de datos',
    'settings.perspective-label': 'Qué se ve',
    'settings.perspectives.default': 'Lo que la API decide',
    'settings.perspectives.description':
      'Una consulta puede ver el conjunto de datos de varias maneras.',
    'settings.perspectives.drafts': 'Borradores',
    'settings.perspectives.new-default.description':
      'En una versión próxima de la API, lo predeterminado cambia de "<code>raw</code>" a "<code>published</code>".',
    'settings.perspectives.pinned-release-label': 'Lo que muestra el Studio',
    'settings.perspectives.published': 'Publicado',
    'settings.perspectives.raw': 'Todo, tal como está guardado',
    'settings.perspectives.title': 'Qué se ve',
  },
}

/** By namespace and key. */
const packTexts: readonly Readonly<Record<string, Readonly<Record<string, string>>>>[] = [
  missingTexts,
  correctedTexts,
  scheduleTexts,
]

/** Namespace of the texts of 'Solicitudes'. */
export const REQUEST_NAMESPACE = 'requests'

export const requestTexts = {
  'action.markActive': 'Marcar como confirmada',
  'action.markContacted': 'Marcar como contactada',
  'action.markDiscarded': 'Marcar como descartada',
  'action.markBounced': 'Marcar como rebotada',
  'action.markLeft': 'Marcar como baja',
  'action.markNew': 'Marcar como nueva',
  'action.markPending': 'Marcar como pendiente',
  'column.confirmed': 'Confirmada (hora de Argentina)',
  'column.delivery': 'Aviso por correo',
  'column.email': 'Correo',
  'column.left': 'Baja (hora de Argentina)',
  'column.notes': 'Notas internas',
  'column.received': 'Recibida (hora de Argentina)',
  'column.sent': 'Aviso enviado (hora de Argentina)',
  'column.status': 'Estado',
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
  'file.requests': 'solicitudes',
  'file.signups': 'suscripciones',
  'filter.active': 'Confirmadas',
  'filter.all': 'Todas',
  'filter.contacted': 'Contactadas',
  'filter.delivery': 'Aviso por correo',
  'filter.delivery.any': 'Todos los avisos',
  'filter.discarded': 'Descartadas',
  'filter.label': 'Estado',
  'filter.bounced': 'Rebotadas',
  'filter.left': 'Bajas',
  'filter.new': 'Nuevas',
  'filter.pending': 'Pendientes',
  'list.failed': 'La lista no se pudo leer en este momento.',
  'list.label': 'De la más nueva a la más vieja',
  'list.loading': 'Leyendo la lista…',
  'list.more': 'Ver más',
  'list.noRequests':
    'Todavía no hay solicitudes. Cuando alguien complete el formulario de inversores, aparece acá.',
  'list.noSignups':
    'Todavía no hay suscripciones. Cuando alguien deje su correo al pie del sitio, aparece acá.',
  'list.nothingFound': 'Nada coincide con lo que buscás.',
  'list.retry': 'Reintentar',
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
  'status.active': 'Confirmada',
  'status.change': 'Estado de {{whose}}: {{name}}. Cambiar',
  'status.contacted': 'Contactada',
  'status.discarded': 'Descartada',
  'status.failed': 'El estado no se pudo cambiar. Probá de nuevo en un momento.',
  'status.bounced': 'Rebotada',
  'status.left': 'Se dio de baja',
  'status.new': 'Nueva',
  'status.pending': 'Pendiente',
} as const

/** Namespace of the texts of 'Visitas'. */
export const VISIT_NAMESPACE = 'visits'

export const visitTexts = {
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
  'list.retry': 'Reintentar',
  'page.notFound': 'Direcciones que no existen',
  'pages.title': 'Páginas',
  'period.label': 'Período',
  'period.last': '{{count}} días',
  'total.many': 'visitas a páginas en {{count}} días',
  'total.one': 'visita a una página en {{count}} días',
} as const

/** Namespace of the texts of 'Vista previa'. */
export const PREVIEW_NAMESPACE = 'preview'

export const previewTexts = {
  'panel.form': 'Formulario',
  'panel.label': 'Qué se ve',
  'panel.page': 'Página',
} as const

/**
 * The Studio in Spanish. English remains the fallback for texts that the language pack does not
 * have yet.
 */
export const spanish = definePlugin({
  name: 'spanish',
  plugins: [esESLocale()],
  i18n: {
    bundles: [
      ...packTexts.flatMap((texts) =>
        Object.entries(texts).map(([namespace, resources]) => ({
          locale: 'es-ES',
          namespace,
          resources,
        })),
      ),
      // The lists of this project are Spanish in every language of the Studio.
      ...['es-ES', 'en-US'].flatMap((locale) => [
        { locale, namespace: REQUEST_NAMESPACE, resources: requestTexts },
        { locale, namespace: PERSON_NAMESPACE, resources: personTexts },
        { locale, namespace: ROOM_NAMESPACE, resources: roomTexts },
        { locale, namespace: VISIT_NAMESPACE, resources: visitTexts },
        { locale, namespace: UPLOAD_NAMESPACE, resources: uploadTexts },
        { locale, namespace: CHECK_NAMESPACE, resources: checkTexts },
        { locale, namespace: SEO_NAMESPACE, resources: seoTexts },
        { locale, namespace: BIN_NAMESPACE, resources: binTexts },
        { locale, namespace: REPLACE_NAMESPACE, resources: replaceTexts },
        { locale, namespace: BULK_NAMESPACE, resources: bulkTexts },
        { locale, namespace: HOME_NAMESPACE, resources: homeTexts },
        { locale, namespace: LETTER_NAMESPACE, resources: letterTexts },
        { locale, namespace: PREVIEW_NAMESPACE, resources: previewTexts },
      ]),
    ],
  },
})
