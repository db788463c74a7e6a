import { DownloadIcon } from '@sanity/icons'
import { pictureField, textArea } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

const storeLabels = {
  label: { title: 'Botón', description: 'Por ejemplo: Descargar para Android.' },
  store: { title: 'Nombre de la tienda', description: 'Por ejemplo: Google Play.' },
  qrCaption: { title: 'Texto del código QR', description: 'Por ejemplo: Escaneá para Android.' },
  qrAlt: { title: 'Texto alternativo del código QR' },
}

/** Download buttons and QR codes; their addresses are in the settings (HOME-04). */
export const appDownloads = defineBlock({
  group: 'visual',
  name: 'appDownloads',
  title: 'Descargas de la app',
  icon: DownloadIcon,
  fields: [
    ...sectionFields,
    labelGroup('android', 'Android', storeLabels),
    labelGroup('ios', 'iOS', storeLabels),
    textArea('scanHint', 'Cómo usar los códigos QR', {
      optional: true,
      description: 'No se ve en un celular, donde tampoco se ven los códigos.',
    }),
    pictureField('picture', 'Imagen', { optional: true }),
    textArea('note', 'Aclaración', { optional: true }),
  ],
  preview: { media: 'picture' },
})
