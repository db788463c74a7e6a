import { esESLocale } from '@sanity/locale-es-es'
import { definePlugin } from 'sanity'

/** Words that the Spanish language pack lacks, leaves in English, or shows with raw markup. */
const missingWords = {
  studio: {
    'asset-source.dialog.default-title_file': 'Elegir archivo',
    'asset-source.dialog.default-title_image': 'Elegir imagen',
    'asset-source.dialog.default-title_video': 'Elegir video',
    'calendar.error.must-be-in-format': 'Debe estar en el formato {{exampleDate}}',
    'changes.inspector.meta-label': 'Datos internos',
    'inputs.file.browse-button.text': 'Elegir',
    'inputs.file.dialog.title': 'Elegir archivo',
    'inputs.file.multi-browse-button.text': 'Elegir',
    'inputs.image.browse-menu.text': 'Elegir',
    'inputs.imagetool.title': 'Foco y recorte',
    'inputs.invalid-value.convert-button.text': 'Convertir a {{targetType}}',
    'inputs.untyped-value.convert-button.text': 'Convertir a {{targetType}}',
    'sheet-list.edit-columns': 'Editar columnas',
    'sheet-list.hide-field': 'Quitar de la tabla',
    'sheet-list.reset-columns': 'Restablecer columnas',
    'sheet-list.select-fields': 'Elegí hasta 5 tipos de campo',
  },
  structure: {
    'panes.document-list-pane.error.text': 'La lista no se pudo leer en este momento.',
    'panes.document-operation-results.operation-success': 'Listo: {{op}}.',
    'panes.document-list-pane.error.max-retries-attempted':
      'No se vuelve a intentar solo después de {{count}} intentos sin éxito.',
  },
}

/**
 * The Studio in Spanish. English stays behind it for words that a new version of the Studio adds
 * before its language pack does.
 */
export const spanish = definePlugin({
  name: 'spanish',
  plugins: [esESLocale()],
  i18n: {
    bundles: Object.entries(missingWords).map(([namespace, resources]) => ({
      locale: 'es-ES',
      namespace,
      resources,
    })),
  },
})
