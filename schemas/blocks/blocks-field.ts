import { defineArrayMember, defineField, defineType } from '@sanity/types'
import { byName } from '../shared/by-name'
import { checkUniqueAnchors } from '../shared/validation/unique-anchors'
import { blockTypes, insertGroups } from './index'

const groups = insertGroups.map(({ name, title, blocks }) => ({
  name,
  title,
  of: blocks.map((block) => block.name),
}))

/** `npx tsx scripts/block-pictures.ts` creates these screenshots. */
const getPicture = (type: string) => `/block-pictures/${type}.webp`

/** The sections of a page, in the order that the editor gives them. */
export const blocks = defineType({
  name: 'blocks',
  title: 'Secciones',
  type: 'array',
  of: [...blockTypes].sort(byName).map((block) => defineArrayMember({ type: block.name })),
  options: {
    insertMenu: {
      filter: true,
      groups,
      views: [{ name: 'grid', previewImageUrl: getPicture }, { name: 'list' }],
    },
  },
})

/** The field of a page that holds its sections. */
export function blocksField(name: string, title: string) {
  return defineField({
    name,
    title,
    type: 'blocks',
    group: 'content',
    description: 'Las secciones salen en este orden: arrastralas para cambiarlo.',
    validation: (rule) => rule.custom(checkUniqueAnchors).warning(),
  })
}
