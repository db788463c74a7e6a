import { RocketIcon } from '@sanity/icons'
import { pictureField, toneField } from '../shared/fields'
import { listField } from '../shared/lists'
import { sectionFields } from './section-fields'
import { defineBlock } from './define-block'

/** A headline with buttons, of which the first is the main one. */
export const callToAction = defineBlock({
  group: 'visual',
  name: 'callToAction',
  title: 'Llamado a la acción',
  icon: RocketIcon,
  fields: [
    ...sectionFields,
    listField('buttons', 'Botones', 'link', { description: 'El primero es el principal.' }),
    pictureField('picture', 'Imagen', { optional: true }),
    toneField,
  ],
  preview: { media: 'picture' },
})
