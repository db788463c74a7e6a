import { ImageIcon } from '@sanity/icons'
import { blocksField } from '../blocks/blocks-field'
import { textArea } from '../shared/fields'
import { labelGroup, pageLabels } from '../shared/labels'
import { listField, textList } from '../shared/lists'
import { definePage } from './define-page'
import { headingFields } from './heading-fields'

/** The label of a field that only shows with one. */
function optionalLabel(title: string) {
  return { title, optional: true, description: 'Sin texto, la casilla no se muestra.' }
}

const formatLabels = { sheet: 'Hoja A4', story: 'Historia (9:16)', square: 'Cuadrado' }

/** Visitors make a poster, which they download and share (POST-01). */
export const posterPage = definePage({
  name: 'posterPage',
  title: 'Afichera',
  icon: ImageIcon,
  fields: [
    ...headingFields,
    listField('templates', 'Modelos', 'posterTemplate', { group: 'content' }),
    listField('inks', 'Tintas', 'posterInks', { group: 'content' }),
    labelGroup(
      'examples',
      'Afiche de ejemplo',
      {
        cause: 'Causa',
        name: 'Nombre',
        number: { title: 'Número', description: 'Hasta seis cifras.' },
      },
      { group: 'content', description: 'Se ve hasta que la visita escribe lo suyo.' },
    ),
    textList('refusedWords', 'Palabras que no se imprimen', {
      group: 'content',
      optional: true,
      description:
        'Enteras y sin importar tildes ni mayúsculas. También sirven frases. Se ven en el código de la página.',
    }),
    blocksField('body', 'Contenido debajo del afiche'),
    textArea('privacyText', 'Qué pasa con lo que se escribe', { group: 'labels' }),
    textArea('scriptsText', 'Qué hace falta', {
      group: 'labels',
      description: 'Se lee cuando el navegador no ejecuta JavaScript.',
    }),
    pageLabels('fields', 'Casillas', {
      form: 'Nombre del formulario',
      cause: 'Causa',
      name: 'Nombre',
      number: 'Número',
      prize: optionalLabel('Premio'),
      price: optionalLabel('Precio de cada número'),
      date: optionalLabel('Fecha del sorteo'),
      address: 'Dirección del QR',
      addressHint: 'Ayuda de la dirección',
      optional: 'Opcional',
      templates: 'Elegir modelo',
      inks: 'Elegir tintas',
      formats: 'Elegir formato de la vista previa',
    }),
    pageLabels('formats', 'Formatos', formatLabels),
    pageLabels('errors', 'Avisos de las casillas', {
      empty: 'Falta completar',
      long: { title: 'Demasiado largo', placeholders: ['{max}', '{over}'] },
      signs: { title: 'Signos que no se pueden imprimir', placeholders: ['{signs}'] },
      digits: 'No son cifras',
      address: 'La dirección no sirve',
      refused: { title: 'Palabra que no se imprime', placeholders: ['{word}'] },
    }),
    pageLabels('actions', 'Bajar y compartir', {
      title: 'Título',
      sheet: 'Bajar la hoja A4 (PDF)',
      story: 'Bajar la historia (imagen)',
      square: 'Bajar el cuadrado (imagen)',
      share: 'Compartir el archivo',
      whatsapp: 'WhatsApp',
      whatsappHint: 'Qué manda el enlace de WhatsApp',
      message: {
        title: 'Mensaje de WhatsApp',
        placeholders: ['{address}'],
        description: '{address} es la dirección de esta página. No lleva nada de lo escrito.',
      },
    }),
    pageLabels('statuses', 'Avisos', {
      working: 'Preparando',
      saved: { title: 'Se bajó', placeholders: ['{file}'] },
      shared: 'Se compartió',
      invalid: 'Hay que corregir una casilla',
      failed: 'No se pudo',
    }),
    labelGroup('files', 'Nombres de los archivos', formatLabels, {
      group: 'labels',
      description: 'Sin la extensión, por ejemplo: afiche-a4.',
    }),
    pageLabels('poster', 'El afiche', {
      alt: {
        title: 'Texto alternativo',
        placeholders: ['{cause}', '{name}', '{number}'],
        description: 'También {template}: el nombre del modelo.',
      },
      altQr: { title: 'Texto alternativo del QR', placeholders: ['{address}'] },
      qr: { title: 'Texto debajo del QR', optional: true },
    }),
  ],
})
