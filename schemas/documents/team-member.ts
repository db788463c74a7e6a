import { UserIcon } from '@sanity/icons'
import { emojiField, linkField, pictureField, textArea, textLine } from '../shared/fields'
import { checkPortrait } from '../shared/validation/sources'
import { defineCollection, sortBy } from './define-collection'

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
    textLine('surname', 'Apellido', { max: 60, optional: true }),
    textLine('role', 'Rol', { max: 60 }),
    textArea('description', 'Descripción', { max: 320 }),
    textLine('achievement', 'Un logro', {
      max: 90,
      optional: true,
      description: 'Un hecho que se pueda comprobar, en una frase.',
    }),
    pictureField('picture', 'Retrato', {
      optional: true,
      description: 'Una foto o un dibujo. Se recorta cuadrado, alrededor del punto que marques.',
    }),
    emojiField('emoji', 'Emoji', {
      optional: true,
      description: 'Va chico sobre el retrato. Sin retrato ocupa su lugar, y entonces hace falta.',
    }),
    linkField('profile', 'Perfil', {
      optional: true,
      description: 'Por ejemplo, su página en LinkedIn.',
    }),
  ],
  validation: (rule) => rule.custom(checkPortrait).error(),
  orderings: [sortBy('name', 'Nombre'), sortBy('role', 'Rol')],
  preview: { title: 'name', subtitle: 'role', media: 'picture', emoji: 'emoji' },
})
