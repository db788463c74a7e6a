import { esESLocale } from '@sanity/locale-es-es'
import { definePlugin } from 'sanity'

/** Words that the Spanish language pack lacks or leaves in English. */
const missingWords = {
  studio: {
    'asset-source.dialog.default-title_file': 'Elegir archivo',
    'asset-source.dialog.default-title_image': 'Elegir imagen',
    'asset-source.dialog.default-title_video': 'Elegir video',
    'changes.inspector.meta-label': 'Datos internos',
    'inputs.file.browse-button.text': 'Elegir',
    'inputs.file.dialog.title': 'Elegir archivo',
    'inputs.file.multi-browse-button.text': 'Elegir',
    'inputs.image.browse-menu.text': 'Elegir',
    'inputs.imagetool.title': 'Foco y recorte',
    'sheet-list.edit-columns': 'Editar columnas',
    'sheet-list.hide-field': 'Quitar de la tabla',
    'sheet-list.reset-columns': 'Restablecer columnas',
    'sheet-list.select-fields': 'Elegí hasta 5 tipos de campo',
  },
  structure: {
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
