import { defineType } from '@sanity/types'

/**
 * A PDF without a public address (ROOM-01). The field stays empty: the Studio stores the file in a
 * private document that the key of the list item names.
 */
export const privateFile = defineType({
  name: 'privateFile',
  title: 'Archivo privado',
  type: 'string',
})
