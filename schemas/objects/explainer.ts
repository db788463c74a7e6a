import { HelpCircleIcon } from '@sanity/icons'
import {
  anchorField,
  pictureField,
  richTextField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { defineObject } from './define-object'

/** How a feature of the product works: prizes, bonds, rewards, raffles… (HOME-01). */
export const explainer = defineObject({
  name: 'explainer',
  title: 'Explicación',
  icon: HelpCircleIcon,
  fields: [
    textLine('title', 'Título', { max: 60 }),
    textArea('summary', 'En una frase', { max: 200 }),
    richTextField('content', 'Explicación'),
    pictureField('picture', 'Imagen', { optional: true }),
    toneField,
    anchorField,
  ],
  preview: { subtitle: 'summary', media: 'picture' },
})
