import { UsersIcon } from '@sanity/icons'
import { textLine, webUrlField } from '../shared/fields'
import { platformField } from '../shared/platforms'
import { defineObject } from './define-object'

/** A profile on a social network (HOME-07). */
export const socialLink = defineObject({
  name: 'socialLink',
  title: 'Red social',
  icon: UsersIcon,
  fields: [
    platformField,
    webUrlField('url', 'Dirección del perfil'),
    textLine('label', 'Texto accesible', { description: 'Por ejemplo: {product} en Instagram.' }),
  ],
  preview: { title: 'label', subtitle: 'url' },
})
