import { RocketIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { pictureField, toneField } from '../shared/fields'
import { listOf } from '../shared/lists'
import { itemPreview } from '../shared/previews'
import { sectionFields } from './section-fields'

/** One idea and what to do next. The first button is the main one. */
export const callToAction = defineType({
  name: 'callToAction',
  title: 'Llamado a la acción',
  type: 'object',
  icon: RocketIcon,
  fields: [
    ...sectionFields,
    listOf('buttons', 'Botones', 'link', { description: 'El primero es el principal.' }),
    pictureField('picture', 'Imagen', { optional: true }),
    toneField,
  ],
  preview: itemPreview('Llamado a la acción', { media: 'picture', icon: RocketIcon }),
})
