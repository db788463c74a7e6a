import { defineField } from '@sanity/types'
import { richTextField, textArea, textLine } from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { listField } from '../shared/lists'
import { defineSettings } from './define-settings'
import { objectField } from '../shared/object-field'

const newsletter = objectField('newsletter', 'Boletín', {
  description: 'Los mensajes de estado y error están en «Mensajes de formularios».',
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('text', 'Texto', { max: 200 }),
    textLine('emailLabel', 'Rótulo del correo'),
    textLine('emailPlaceholder', 'Ejemplo dentro del campo', { optional: true }),
    textLine('submitLabel', 'Botón'),
    richTextField('privacyLine', 'Qué hacemos con el dato'),
  ],
})

/** The footer of the site (HOME-07). */
export const footer = defineSettings({
  name: 'footer',
  title: 'Pie de página',
  shownOn: 'every page',
  fields: [
    newsletter,
    listField('linkColumns', 'Columnas de enlaces', 'linkColumn', {
      expected: 3,
      noun: 'columnas',
    }),
    labelGroup('download', 'Descarga', {
      title: 'Título',
      androidLabel: 'Botón en Android',
      iosLabel: 'Botón en iOS',
      otherLabel: {
        title: 'Botón en otros equipos',
        description: 'Lleva a las dos tiendas, en la página de inicio.',
      },
    }),
    labelGroup('labels', 'Textos accesibles', {
      footer: 'Nombre del pie',
      social: 'Título de las redes',
    }),
    defineField({
      name: 'copyrightYear',
      title: 'Año de los derechos',
      type: 'number',
      initialValue: 2025,
      validation: (rule) =>
        rule.required().integer().min(2000).max(2100).error('Escribí un año, por ejemplo: 2025.'),
    }),
    textLine('copyrightText', 'Texto de los derechos', {
      placeholders: ['{year}'],
      description: '{year} es el año y {product} la marca: © {year} {product}.',
    }),
    textArea('legalLine', 'Línea legal', { optional: true }),
  ],
})
