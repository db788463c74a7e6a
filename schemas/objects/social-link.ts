import { UsersIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { REQUIRED, textLine, webUrlField } from '../shared/fields'
import { platformOptions } from '../shared/platforms'
import { defineObject } from './define-object'

/** A profile on a social network (HOME-07). */
export const socialLink = defineObject({
  name: 'socialLink',
  title: 'Red social',
  icon: UsersIcon,
  fields: [
    defineField({
      name: 'platform',
      title: 'Red',
      type: 'string',
      options: { list: platformOptions },
      validation: (rule) => rule.required().error(REQUIRED),
    }),
    webUrlField('url', 'Dirección del perfil'),
    textLine('label', 'Texto accesible', { description: 'Por ejemplo: {product} en Instagram.' }),
  ],
  preview: { title: 'label', subtitle: 'url' },
})
