import { CommentIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { dateField, pictureField, choices, textArea, textLine, webUrlField } from '../shared/fields'
import { sampleMarkField } from '../shared/sample-mark'
import { platformField } from '../shared/platforms'
import { defineCollection, sortBy } from './define-collection'

/** A post on a social network, with its text and an optional embed (SOS-02). */
export const socialPost = defineCollection({
  name: 'socialPost',
  title: 'Publicación en redes',
  section: 'sosBahia',
  listTitle: 'Publicaciones en redes',
  shownOn: ['fuerzaBahiaPage'],
  icon: CommentIcon,
  fields: [
    platformField,
    textLine('author', 'Autor', { max: 60 }),
    textArea('text', 'Texto', {
      max: 600,
      description: 'Se lee en la página aunque la red no cargue.',
    }),
    dateField('date', 'Fecha'),
    webUrlField('url', 'Dirección de la publicación', { optional: true }),
    sampleMarkField(),
    defineField({
      name: 'embedProvider',
      title: 'Mostrar la original con',
      type: 'string',
      description: 'El código de la red se carga recién cuando la publicación se ve.',
      options: {
        list: choices({
          none: 'No: solo el texto',
          instagram: 'Instagram',
          facebook: 'Facebook',
          x: 'X',
          tiktok: 'TikTok',
        }),
      },
      initialValue: 'none',
    }),
    pictureField('picture', 'Imagen', { optional: true }),
  ],
  orderings: [sortBy('date', 'Fecha', 'desc')],
  preview: { title: 'author', subtitle: 'text', media: 'picture' },
})
