import { BlockContentIcon, ColorWheelIcon, ImageIcon } from '@sanity/icons'
import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { colourField, REQUIRED, textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { type Choice, itemPreview } from '../shared/previews'
import { checkColour } from '../shared/validation/text'

/** A field with one of a few values. */
function choiceField(name: string, title: string, list: Choice[], description?: string) {
  return defineField({
    name,
    title,
    type: 'string',
    ...(description === undefined ? {} : { description }),
    options: { layout: 'radio', direction: 'horizontal', list },
    initialValue: list[0]?.value,
    validation: (rule) => rule.required().error(REQUIRED),
  })
}

const rowKinds = [
  { title: 'Texto', value: 'text' },
  { title: 'Filete', value: 'rule' },
  { title: 'Estrellas', value: 'stars' },
  { title: 'Troquel', value: 'perforation' },
  { title: 'Franja', value: 'band' },
  { title: 'Talón con número y QR', value: 'ticket' },
]

const grounds = [
  { title: 'Liso', value: 'plain' },
  { title: 'Marco', value: 'frame' },
  { title: 'Rayos', value: 'rays' },
  { title: 'Fuente partida', value: 'fountain' },
  { title: 'Talonario', value: 'ticket' },
]

/** A row of a poster: a text or an ornament (POST-01). */
export const posterRow = defineType({
  name: 'posterRow',
  title: 'Renglón del afiche',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    choiceField('kind', 'Qué es', rowKinds),
    textLine('text', 'Texto', {
      optional: true,
      max: 40,
      description:
        'Solo para textos y talones. {cause}, {name}, {number}, {prize}, {price} y {date} son lo que escribe la visita. Sin premio, precio o fecha no sale su renglón.',
    }),
    choiceField(
      'size',
      'Cuerpo',
      [
        { title: 'Mínimo', value: 'tiny' },
        { title: 'Chico', value: 'small' },
        { title: 'Mediano', value: 'medium' },
        { title: 'Grande', value: 'large' },
        { title: 'Gigante', value: 'huge' },
      ],
      'Solo para textos. Los tres mayores se reparten el alto de la hoja.',
    ),
    choiceField(
      'ink',
      'Tinta',
      [
        { title: 'Principal', value: 'ink' },
        { title: 'Acento', value: 'accent' },
        { title: 'Fuente partida', value: 'fountain' },
        { title: 'Con sombra', value: 'shadow' },
        { title: 'Calado en franja', value: 'band' },
      ],
      'Solo para textos.',
    ),
  ],
  preview: itemPreview('Renglón del afiche', {
    title: 'text',
    subtitle: 'kind',
    subtitleChoices: rowKinds,
    icon: BlockContentIcon,
  }),
})

/** How a poster is laid out (POST-01). */
export const posterTemplate = defineType({
  name: 'posterTemplate',
  title: 'Modelo de afiche',
  type: 'object',
  icon: ImageIcon,
  fields: [
    textLine('name', 'Nombre', { max: 16 }),
    choiceField('ground', 'Fondo', grounds),
    listField('rows', 'Renglones', 'posterRow'),
  ],
  preview: itemPreview('Modelo de afiche', {
    title: 'name',
    subtitle: 'ground',
    subtitleChoices: grounds,
    icon: ImageIcon,
  }),
})

/** Colours that a poster is printed in (POST-01). */
export const posterInks = defineType({
  name: 'posterInks',
  title: 'Tintas de afiche',
  type: 'object',
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
  preview: itemPreview('Tintas de afiche', { title: 'name', icon: ColorWheelIcon }),
})
