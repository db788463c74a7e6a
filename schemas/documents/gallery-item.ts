import { DocumentPdfIcon } from '@sanity/icons'
import { defineField } from '@sanity/types'
import { choiceField, textLine, webUrlField } from '../shared/fields'
import { checkGallerySource } from '../shared/validation/sources'
import { defineCollection, sortBy } from './define-collection'

interface Parent {
  readonly parent?: { readonly type?: string }
}

/** A file of the internal gallery: an upload or an external address (GAL-01). */
export const galleryItem = defineCollection({
  name: 'galleryItem',
  title: 'Archivo de la galería',
  section: 'galeria',
  listTitle: 'Archivos',
  shownOn: ['galleryPage'],
  icon: DocumentPdfIcon,
  fields: [
    textLine('name', 'Nombre', { max: 80 }),
    choiceField('type', 'Tipo', { choices: { image: 'Imagen', pdf: 'PDF' } }),
    defineField({
      name: 'image',
      title: 'Imagen',
      type: 'picture',
      hidden: ({ parent }: Parent) => parent?.type === 'pdf',
    }),
    defineField({
      name: 'file',
      title: 'PDF',
      type: 'file',
      options: { accept: 'application/pdf' },
      hidden: ({ parent }: Parent) => parent?.type !== 'pdf',
    }),
    textLine('path', 'Carpeta y nombre', {
      optional: true,
      description: 'Cómo se ordena y se muestra, por ejemplo: inversores/resumen.pdf.',
    }),
    webUrlField('url', 'Dirección externa', {
      optional: true,
      description: 'Solo si el archivo está en otro sitio. Si subiste uno, se usa el subido.',
    }),
  ],
  validation: (rule) => rule.custom(checkGallerySource).error(),
  orderings: [sortBy('name', 'Nombre'), sortBy('type', 'Tipo')],
  preview: { title: 'name', subtitle: 'path', media: 'image' },
})
