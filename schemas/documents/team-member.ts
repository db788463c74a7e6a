import { UserIcon } from '@sanity/icons'
import { emojiField, textArea, textLine } from '../shared/fields'
import { defineCollection } from './define-collection'

/** A person of the team (INV-09). */
export const teamMember = defineCollection({
  name: 'teamMember',
  title: 'Integrante del equipo',
  section: 'inversores',
  listTitle: 'Equipo',
  shownOn: ['investorsPage'],
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
  preview: { title: 'name', subtitle: 'role', emoji: 'emoji' },
})
