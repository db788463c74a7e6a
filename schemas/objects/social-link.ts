import { UsersIcon } from '@sanity/icons'
import { defineField, defineType } from '@sanity/types'
import { REQUIRED, textLine, webUrlField } from '../shared/fields'
import { itemPreview } from '../shared/previews'
import { platformOptions } from '../shared/platforms'

/** A profile on a social network (HOME-07). */
export const socialLink = defineType({
  name: 'socialLink',
  title: 'Red social',
  type: 'object',
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
  preview: itemPreview('Red social', { title: 'label', subtitle: 'url', icon: UsersIcon }),
})
