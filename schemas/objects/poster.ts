import { BlockContentIcon, ColorWheelIcon, ImageIcon } from '@sanity/icons'
import { defineArrayMember, defineField } from '@sanity/types'
import { choiceField, colourField, textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { checkColour } from '../shared/validation/text'
import { defineObject } from './define-object'

const rowKinds = {
  text: 'Texto',
  rule: 'Filete',
  stars: 'Estrellas',
  perforation: 'Troquel',
  band: 'Franja',
  ticket: 'Talón con número y QR',
}

const grounds = {
  plain: 'Liso',
  frame: 'Marco',
  rays: 'Rayos',
  fountain: 'Fuente partida',
  ticket: 'Talonario',
}

/** A row of a poster: a text or an ornament (POST-01). */
export const posterRow = defineObject({
  name: 'posterRow',
  title: 'Renglón del afiche',
  icon: BlockContentIcon,
  fields: [
    choiceField('kind', 'Qué es', { choices: rowKinds }),
    textLine('text', 'Texto', {
      optional: true,
      max: 40,
      description:
        'Solo para textos y talones. {cause}, {name}, {number}, {prize}, {price} y {date} son lo que escribe la visita. Sin premio, precio o fecha no sale su renglón.',
    }),
    choiceField('size', 'Cuerpo', {
      choices: {
        tiny: 'Mínimo',
        small: 'Chico',
        medium: 'Mediano',
        large: 'Grande',
        huge: 'Gigante',
      },
      description: 'Solo para textos. Los tres mayores se reparten el alto de la hoja.',
    }),
    choiceField('ink', 'Tinta', {
      choices: {
        ink: 'Principal',
        accent: 'Acento',
        fountain: 'Fuente partida',
        shadow: 'Con sombra',
        band: 'Calado en franja',
      },
      description: 'Solo para textos.',
    }),
  ],
  preview: { title: 'text', subtitle: 'kind', subtitleChoices: rowKinds },
})

/** How a poster is laid out (POST-01). */
export const posterTemplate = defineObject({
  name: 'posterTemplate',
  title: 'Modelo de afiche',
  icon: ImageIcon,
  fields: [
    textLine('name', 'Nombre', { max: 16 }),
    choiceField('ground', 'Fondo', { choices: grounds }),
    listField('rows', 'Renglones', 'posterRow'),
  ],
  preview: { title: 'name', subtitle: 'ground', subtitleChoices: grounds },
})

/** Colours that a poster is printed in (POST-01). */
export const posterInks = defineObject({
  name: 'posterInks',
  title: 'Tintas de afiche',
  icon: ColorWheelIcon,
  fields: [
    textLine('name', 'Nombre', { max: 16 }),
    colourField('paper', 'Papel'),
    colourField('ink', 'Tinta principal', {
      description: 'Con # y seis cifras. Tiene que leerse bien sobre el papel.',
    }),
    defineField({
      name: 'accents',
      title: 'Acentos',
      type: 'array',
      description: 'De uno a cinco colores (#f4532b). Con más de uno se funden: fuente partida.',
      of: [
        defineArrayMember({
          type: 'string',
          validation: (rule) => rule.custom(checkColour).error(),
        }),
      ],
      validation: (rule) => rule.required().min(1).max(5).error('Poné de uno a cinco colores.'),
    }),
  ],
  preview: { title: 'name' },
})
