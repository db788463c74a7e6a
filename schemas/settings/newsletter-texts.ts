import { defineField } from '@sanity/types'
import { textArea, textLine } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { messageField, objectField } from '../shared/object-field'
import { defineSettings } from './define-settings'

const email = (name: string, title: string, description: string) =>
  objectField(name, title, {
    description,
    fields: [
      textLine('subject', 'Asunto', { max: 80 }),
      textLine('title', 'Título', { max: 60 }),
      textArea('text', 'Texto', { max: 500 }),
      textLine('button', 'Botón', { max: 40 }),
    ],
  })

const page = (name: string, title: string, description: string) =>
  objectField(name, title, {
    description,
    fields: [
      textLine('title', 'Título', { max: 60 }),
      textArea('text', 'Texto', { max: 300 }),
      textLine('button', 'Botón', { max: 40 }),
      textLine('doneTitle', 'Título después del botón', { max: 60 }),
      textArea('doneText', 'Texto después del botón', { max: 300 }),
    ],
  })

/** Texts of the newsletter's e-mails, and of the pages that their links open (NEWS-05). */
export const newsletterTexts = defineSettings({
  name: 'newsletterTexts',
  title: 'Correos del boletín',
  fields: [
    email(
      'confirmEmail',
      'Correo para confirmar',
      'Llega al anotarse. El botón abre la página para confirmar.',
    ),
    email(
      'welcomeEmail',
      'Correo de bienvenida',
      'Llega después de confirmar. El botón abre el sitio.',
    ),
    labelGroup('emailFooter', 'Pie de los correos', {
      reason: 'Por qué llega',
      leave: 'Enlace para darse de baja',
      archive: { title: 'Enlace al número en el sitio', optional: true },
      postal: { title: 'Dirección postal', optional: true },
    }),
    textLine('issueLabel', 'Fecha de un número', {
      optional: true,
      placeholders: ['{date}'],
      description: 'En la página de cada número. Por ejemplo: Boletín del {date}.',
    }),
    defineField({
      name: 'perHour',
      title: 'Correos por hora',
      type: 'number',
      description:
        'Cuántos correos de un número salen por hora, como mucho. Preguntale el límite a quien da el servicio de correo. Vacío, 300.',
      validation: (rule) => rule.integer().min(1).max(36_000).error('Poné un número de 1 a 36000.'),
    }),
    page('confirmPage', 'Página para confirmar', 'La abre el correo para confirmar.'),
    page('leavePage', 'Página para darse de baja', 'La abre el enlace del pie de cada correo.'),
    messageField('invalidPage', 'Enlace que no sirve', {
      description: 'Cuando el enlace venció, está cortado o ya no corresponde.',
      max: 300,
    }),
    textLine('homeLabel', 'Enlace al inicio', { max: 40 }),
  ],
})
