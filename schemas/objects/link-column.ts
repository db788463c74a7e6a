import { MenuIcon } from '@sanity/icons'
import { textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { defineObject } from './define-object'

/** A titled column of links of the footer. */
export const linkColumn = defineObject({
  name: 'linkColumn',
  title: 'Columna de enlaces',
  icon: MenuIcon,
  fields: [textLine('title', 'Título', { max: 40 }), listField('links', 'Enlaces', 'link')],
})
