import { defineArrayMember, defineField } from '@sanity/types'
import { choices } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { messageField } from '../shared/object-field'
import { defineSettings } from './define-settings'

/** Built-in pages, whose addresses never change. None of SOS Bahía: an emergency cannot wait. */
const pages = {
  privacyPage: 'Política de privacidad',
  termsPage: 'Términos y condiciones',
  investorsPage: 'Inversores',
  homePage: 'Inicio',
  aboutPage: 'Quiénes somos',
}

const page = (name: string, title: string) => messageField(name, title, { max: 300 })

/** Which documents a second person approves, and the texts of shared pages (PLAN-03). */
export const reviewSettings = defineSettings({
  name: 'reviewSettings',
  title: 'Compartir y aprobar',
  fields: [
    defineField({
      name: 'documents',
      title: 'Páginas que necesitan el sí de otra persona',
      description:
        'No se publican hasta que otra persona apruebe esa versión: quien abre un enlace, o alguien del equipo que no la escribió. Mientras haya alguna elegida, cambiar estos ajustes también lo necesita.',
      type: 'array',
      of: [defineArrayMember({ type: 'string' })],
      options: { list: choices(pages) },
    }),
    labelGroup('bar', 'Barra de la página compartida', {
      title: 'Qué es',
      approve: 'Botón para aprobar',
      change: 'Botón para pedir un cambio',
      changeField: 'Campo del cambio',
      placeField: { title: 'Lugar tocado', placeholders: ['{place}'] },
      placeHint: 'Cómo elegir el lugar',
      send: 'Botón para mandar el cambio',
      back: 'Enlace a la página compartida',
      published: 'Cuando ya se publicó',
      leave: 'Botón para salir',
    }),
    page('approvedPage', 'Después de aprobar'),
    page('changePage', 'Después de pedir un cambio'),
    page('outdatedPage', 'Cuando cambió mientras la leían'),
    page('invalidPage', 'Enlace que no sirve'),
    labelGroup('links', 'Enlaces de esas páginas', {
      back: 'Volver a la página',
      home: 'Ir al inicio',
    }),
  ],
})
