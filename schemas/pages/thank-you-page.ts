import { CheckmarkCircleIcon } from '@sanity/icons'
import {
  headline,
  linkField,
  pictureField,
  textArea,
  textLine,
  whatsappLinkField,
} from '../shared/fields'
import { labelGroup, pageLabels } from '../shared/labels'
import { definePage } from './define-page'

/** The page after the investor form (TY-01 to TY-03). */
export const thankYouPage = definePage({
  name: 'thankYouPage',
  title: 'Gracias',
  icon: CheckmarkCircleIcon,
  fields: [
    headline('heading', 'Titular', { group: 'content' }),
    textLine('greeting', 'Saludo con nombre', {
      group: 'content',
      optional: true,
      placeholders: ['{name}'],
      description: '{name} es lo que la persona escribió.',
    }),
    textArea('text', 'Texto', { group: 'content' }),
    textArea('answer', 'Quién responde, cuándo y cómo', {
      group: 'content',
      optional: true,
      description: 'Poné el nombre de quien escribe y un plazo que el equipo cumpla.',
    }),
    linkField('homeButton', 'Botón al inicio', { group: 'content' }),
    linkField('investorsButton', 'Botón a inversores', { group: 'content' }),
    whatsappLinkField('whatsapp', 'WhatsApp', { group: 'content' }),
    pictureField('picture', 'Imagen', { group: 'content', optional: true }),
    labelGroup(
      'receipt',
      'Comprobante',
      { title: 'Título', stamp: 'Sello' },
      {
        group: 'content',
        description: 'Muestra los datos que la persona dejó, con los rótulos del formulario.',
      },
    ),
    pageLabels('countdown', 'Cuenta regresiva', {
      text: {
        title: 'Texto',
        placeholders: ['{seconds}'],
        description: 'Por ejemplo: Volvés en {seconds} segundos.',
      },
      pause: 'Botón para quedarse',
      paused: 'Texto cuando está en pausa',
      resume: 'Botón para seguir',
    }),
  ],
})
