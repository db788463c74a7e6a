import { PlayIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { pictureField, REQUIRED, richTextField, textLine } from '../shared/fields'
import { checkWebUrl } from '../shared/validation/href'
import { checkCaptions, checkVideoSource } from '../shared/validation/sources'
import { defineBlock } from './define-block'
import { untitledSectionFields } from './section-fields'

/** A video of YouTube or Vimeo, or an uploaded one. */
export const videoSection = defineBlock({
  group: 'visual',
  name: 'videoSection',
  title: 'Video',
  icon: PlayIcon,
  fields: [
    ...untitledSectionFields,
    textLine('name', 'Nombre del video', {
      max: 80,
      description: 'Sale en el botón que lo reproduce. Por ejemplo: Cómo se arma una rifa.',
    }),
    defineField({
      name: 'url',
      title: 'Dirección en YouTube o Vimeo',
      type: 'url',
      description: 'Nada se carga de ese sitio hasta que alguien toca el botón.',
      validation: (rule) => [
        rule.custom(checkWebUrl).error(),
        rule.custom((_, { parent }) => checkVideoSource(parent)).error(),
      ],
    }),
    defineField({
      name: 'file',
      title: 'O el archivo del video',
      type: 'file',
      options: { accept: 'video/mp4,video/webm' },
      description: 'MP4 o WebM. Conviene que dure poco: se ve desde este mismo sitio.',
    }),
    defineField({
      name: 'captions',
      title: 'Subtítulos del archivo',
      type: 'file',
      options: { accept: '.vtt,text/vtt' },
      description: 'Un archivo .vtt en español: lo que se dice y lo que se oye.',
      hidden: ({ parent }: { parent?: { file?: unknown } }) => parent?.file === undefined,
      validation: (rule) => rule.custom((_, { parent }) => checkCaptions(parent)).error(),
    }),
    {
      ...richTextField('transcript', 'Transcripción', {
        description:
          'Lo que se dice y lo que se ve, por escrito: para quien no puede ver o no quiere gastar datos.',
        optional: true,
      }),
      validation: (rule) => rule.required().warning(REQUIRED),
    },
    pictureField('picture', 'Imagen de espera', {
      description: 'Se ve hasta que alguien toca el botón. Conviene una apaisada, de 16:9.',
    }),
  ],
  preview: { title: 'name', media: 'picture' },
})
