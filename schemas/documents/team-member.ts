import { UserIcon } from '@sanity/icons'
import { defineType } from '@sanity/types'
import { emojiField, textArea, textLine } from '../shared/fields'
import { itemPreview } from '../shared/previews'

/** A person of the team (INV-09). */
export const teamMember = defineType({
  name: 'teamMember',
  title: 'Integrante del equipo',
  type: 'document',
  icon: UserIcon,
  fields: [
    textLine('name', 'Nombre', { max: 60 }),
    textLine('role', 'Rol', { max: 60 }),
    textArea('description', 'Descripción', { max: 320 }),
    emojiField('emoji', 'Emoji', { description: 'Hace de retrato en la tarjeta.' }),
  ],
  orderings: [
    { name: 'name', title: 'Nombre', by: [{ field: 'name', direction: 'asc' }] },
    { name: 'role', title: 'Rol', by: [{ field: 'role', direction: 'asc' }] },
  ],
  preview: itemPreview('Integrante del equipo', {
    title: 'name',
    subtitle: 'role',
    emoji: 'emoji',
    icon: UserIcon,
  }),
})
