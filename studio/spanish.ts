import { esESLocale } from '@sanity/locale-es-es'
import { definePlugin } from 'sanity'
import { correctedTexts } from './spanish/corrected-texts'
import { scheduleTexts } from './spanish/schedule-texts'

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

/**
 * The Studio in Spanish. English remains the fallback for texts that the language pack does not
 * have yet.
 */
export const spanish = definePlugin({
  name: 'spanish',
  plugins: [esESLocale()],
  i18n: {
    bundles: packTexts.flatMap((texts) =>
      Object.entries(texts).map(([namespace, resources]) => ({
        locale: 'es-ES',
        namespace,
        resources,
      })),
    ),
  },
})
