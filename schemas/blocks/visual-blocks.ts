import {
  DownloadIcon,
  ImageIcon,
  ImagesIcon,
  PlayIcon,
  RocketIcon,
  StringIcon,
} from '@sanity/icons'
import { defineField } from '@sanity/types'
import {
  anchorField,
  choiceField,
  headline,
  linkField,
  pictureField,
  REQUIRED,
  richTextField,
  textArea,
  textLine,
  toneField,
} from '../shared/fields'
import { labelGroup } from '../shared/labels'
import { listField, textList } from '../shared/lists'
import { checkWebUrl } from '../shared/validation/href'
import { checkCaptions, checkVideoSource } from '../shared/validation/sources'
import { defineBlock } from './define-block'
import { sectionFields, untitledSectionFields } from './section-fields'

const storeLabels = {
  label: { title: 'Botón', description: 'Por ejemplo: Descargar para Android.' },
  store: { title: 'Nombre de la tienda', description: 'Por ejemplo: Google Play.' },
  qrCaption: { title: 'Texto del código QR', description: 'Por ejemplo: Escaneá para Android.' },
  qrAlt: { title: 'Texto alternativo del código QR' },
}

/** Sections with pictures or a call, in the order of the insert menu. */
export const visualBlocks = [
  /** A picture with text beside it. */
  defineBlock({
    name: 'pictureText',
    title: 'Imagen con texto al lado',
    icon: ImageIcon,
    fields: [
      headline('title', 'Titular', { optional: true }),
      richTextField('body', 'Texto'),
      pictureField('picture', 'Imagen'),
      choiceField('side', 'Lado de la imagen', {
        choices: { left: 'Izquierda', right: 'Derecha' },
        optional: true,
        initialValue: 'right',
        description: 'En el teléfono, la de la izquierda va arriba del texto, y la otra, abajo.',
      }),
      linkField('link', 'Botón', { optional: true }),
      anchorField,
    ],
    preview: { subtitle: 'body', media: 'picture' },
  }),
  /** One picture alone, with its caption. */
  defineBlock({
    name: 'pictureSection',
    title: 'Imagen sola',
    icon: ImageIcon,
    fields: [
      ...untitledSectionFields,
      pictureField('picture', 'Imagen', {
        description: 'Su epígrafe sale debajo: quién es, dónde y cuándo, o de quién es la foto.',
      }),
      choiceField('size', 'Tamaño', {
        choices: { wide: 'Ancho de la página', text: 'Ancho del texto' },
        optional: true,
      }),
    ],
    preview: { subtitle: 'picture.alt', media: 'picture' },
  }),
  /** A video of YouTube or Vimeo, or an uploaded one. */
  defineBlock({
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
  }),
  /** The looping strip of pictures (HOME-03). */
  defineBlock({
    name: 'imageCarousel',
    title: 'Carrusel de imágenes',
    icon: ImagesIcon,
    fields: [
      ...untitledSectionFields,
      textLine('label', 'Texto accesible', { description: 'Qué muestra el carrusel.' }),
      listField('pictures', 'Imágenes', 'picture', { expected: 14, noun: 'imágenes' }),
    ],
    preview: { subtitle: 'label', media: 'pictures.0' },
  }),
  /** A coloured band with moving words. */
  defineBlock({
    name: 'wordBand',
    title: 'Banda de palabras',
    icon: StringIcon,
    fields: [
      textList('words', 'Palabras', {
        description: 'Se repiten a lo ancho, una lisa y una calada.',
      }),
    ],
    preview: { title: 'words.0' },
  }),
  /** A headline with buttons, of which the first is the main one. */
  defineBlock({
    name: 'callToAction',
    title: 'Llamado a la acción',
    icon: RocketIcon,
    fields: [
      ...sectionFields,
      listField('buttons', 'Botones', 'link', { description: 'El primero es el principal.' }),
      pictureField('picture', 'Imagen', { optional: true }),
      toneField,
    ],
    preview: { media: 'picture' },
  }),
  /** Download buttons and QR codes; their addresses are in the settings (HOME-04). */
  defineBlock({
    name: 'appDownloads',
    title: 'Descargas de la app',
    icon: DownloadIcon,
    fields: [
      ...sectionFields,
      labelGroup('android', 'Android', storeLabels),
      labelGroup('ios', 'iOS', storeLabels),
      textArea('scanHint', 'Cómo usar los códigos QR', {
        optional: true,
        description: 'No se ve en un celular, donde tampoco se ven los códigos.',
      }),
      pictureField('picture', 'Imagen', { optional: true }),
      textArea('note', 'Aclaración', { optional: true }),
    ],
    preview: { media: 'picture' },
  }),
]
