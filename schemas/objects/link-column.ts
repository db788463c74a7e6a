import { MenuIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { textLine } from '../shared/fields'
import { listField } from '../shared/lists'
import { itemPreview } from '../shared/previews'

/** A titled column of links of the footer. */
export const linkColumn = defineType({
  name: 'linkColumn',
  title: 'Columna de enlaces',
  type: 'object',
  icon: MenuIcon,
  fields: [textLine('title', 'Título', { max: 40 }), listField('links', 'Enlaces', 'link')],
  preview: itemPreview('Columna de enlaces', { icon: MenuIcon }),
})
