import { defineArrayMember, defineField } from '@sanity/types'
import { blockTypes } from './index'

const insertGroups = [
  {
    name: 'text',
    title: 'Texto',
    of: ['richTextSection', 'notice', 'stepList', 'explainers', 'faqSection', 'figureReceipt'],
  },
  {
    name: 'cards',
    title: 'Tarjetas y listas',
    of: ['featureCards', 'linkCards', 'resourceList', 'campaignGuide', 'testimonialsSection'],
  },
  {
    name: 'visual',
    title: 'Imagen y acción',
    of: ['imageCarousel', 'wordBand', 'callToAction', 'appDownloads'],
  },
]

/** The sections of a page, in the order that the editor gives them. */
export function blocksField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'array',
    group: 'content',
    description: 'Las secciones salen en este orden: arrastralas para cambiarlo.',
    of: blockTypes.map((block) => defineArrayMember({ type: block.name })),
    options: { insertMenu: { filter: true, groups: insertGroups } },
  })
}
