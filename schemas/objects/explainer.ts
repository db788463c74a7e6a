import { HelpCircleIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import {
  anchorField,
  pictureField,
  richTextField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** How a feature of the product works: prizes, bonds, rewards, raffles… (HOME-01). */
export const explainer = defineType({
  name: 'explainer',
  title: 'Explicación',
  type: 'object',
  icon: HelpCircleIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('summary', 'En una frase', { max: 200 }),
    richTextField('content', 'Explicación'),
    pictureField('picture', 'Imagen', { optional: true }),
    toneField,
    anchorField,
  ],
  preview: itemPreview('Explicación', {
    subtitle: 'summary',
    media: 'picture',
    icon: HelpCircleIcon,
  }),
})
